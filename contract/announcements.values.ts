/** What an announcement is about; the more important first. */
export const announcementKinds = ['trouble', 'works', 'news'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Whom it is shown to; `subscribers` is everybody who is signed in. */
export const announcementAudiences = ['all', 'visitors', 'subscribers', 'partners'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Where an announcement stands in its time. */
export const announcementStates = ['current', 'planned', 'past'] as const;

/** The longest texts: a banner takes three lines of a phone at most, because the page is what people came for. */
export const longestAnnouncement = { title: 80, text: 240, link: 300, linkText: 40 } as const;
