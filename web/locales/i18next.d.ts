import type announcements from './ru/announcements.json';
import type applications from './ru/applications.json';
import type calls from './ru/calls.json';
import type catalogue from './ru/catalogue.json';
import type content from './ru/content.json';
import type enquiries from './ru/enquiries.json';
import type hosting from './ru/hosting.json';
import type identity from './ru/identity.json';
import type mail from './ru/mail.json';
import type members from './ru/members.json';
import type noScript from './ru/no-script.json';
import type partnerCabinet from './ru/partner-cabinet.json';
import type partners from './ru/partners.json';
import type registration from './ru/registration.json';
import type search from './ru/search.json';
import type start from './ru/start.json';
import type subscribers from './ru/subscribers.json';

declare module 'i18next' {
  /** Every namespace with its keys, so that the compiler checks each key of the screens. */
  interface CustomTypeOptions {
    defaultNS: 'start';
    resources: {
      announcements: typeof announcements;
      applications: typeof applications;
      calls: typeof calls;
      catalogue: typeof catalogue;
      content: typeof content;
      enquiries: typeof enquiries;
      hosting: typeof hosting;
      identity: typeof identity;
      mail: typeof mail;
      members: typeof members;
      'no-script': typeof noScript;
      'partner-cabinet': typeof partnerCabinet;
      partners: typeof partners;
      registration: typeof registration;
      search: typeof search;
      start: typeof start;
      subscribers: typeof subscribers;
    };
  }
}
