import type { Film, Photograph, Shot } from './film.ts';
import { windowOf } from './stage.ts';
import type { VideoReview, VideoScripts } from './videos-file.ts';

const ABOVE_HEADING = 28;
/** Where the pointer presses on a screen of the promo: the name of the spot. */
const presses: Record<string, string> = { solutions: 'start', solution: 'add', dialog: 'send', my: 'add' };
/** Which spot of a screen the page glides to, how far below the window's top it comes to rest, how long the glide is. */
const glides: Record<string, { spot: string; above: number; atMost: number }> = {
  solutions: { spot: 'start', above: 568, atMost: 600 },
  steps: { spot: 'steps', above: 110, atMost: 260 },
  my: { spot: 'add', above: 104, atMost: 600 },
  solution: { spot: 'add', above: 420, atMost: 600 },
  subscriptions: { spot: 'heading', above: 60, atMost: 600 },
};

/** The promo: what a newcomer does, from the home page to the first document. */
export function promoFilm({ promo }: VideoScripts, screens: Readonly<Record<string, Photograph>>): Film {
  const shots = promo.shots.map(({ screen, words }): Shot => {
    const picture = screens[screen];
    if (!picture) throw new Error(`No screen ${screen}`);
    const press = picture.spots[presses[screen] ?? ''];
    const glide = glides[screen];
    const top = glide ? (picture.spots[glide.spot]?.y ?? 0) - glide.above : 0;
    const end = withinPage(top, picture, 'promo');
    return { words, picture, scroll: [Math.max(0, end - (glide?.atMost ?? 0)), end], ...(press && { press }) };
  });
  return { layout: 'promo', shots: [{ words: '', card: promo.card }, ...shots, { words: '', card: promo.end }] };
}

/** A review: who says it, sentence by sentence, beside the training stand of the solution. */
export function reviewFilm(
  review: VideoReview,
  script: VideoScripts['reviews'][number],
  title: string,
  screens: Readonly<Record<string, Photograph>>,
): Film {
  const shots = script.shots.map(({ screen, words }, index): Shot => {
    const picture = screens[screen];
    if (!picture) throw new Error(`No screen ${screen} of ${script.solution}`);
    const end = withinPage((picture.spots.heading?.y ?? 0) - ABOVE_HEADING, picture, 'review');
    return { words, picture, scroll: [index === 0 ? 0 : end, end] };
  });
  const card = { heading: tied(`«${review.quotation}»`), text: `${review.fio}. ${review.info}` };
  const initials = review.fio
    .split(' ')
    .map((part) => part[0])
    .join('');
  return {
    layout: 'review',
    shots: [{ words: '', card }, ...shots],
    person: { initials, name: review.fio, info: review.info },
    note: `На\u00a0экране учебный стенд «${title}», данные вымышлены`,
  };
}

/** Joins the shortest words to the next by a no-break space. */
function tied(words: string): string {
  return words.replace(/(?<=^|[\s«])([А-Яа-яЁё]{1,3}) /g, '$1\u00a0');
}

/** A scroll position that leaves no empty room below the page. */
function withinPage(top: number, picture: Photograph, layout: Film['layout']): number {
  const { width, height } = windowOf(layout);
  return Math.max(0, Math.min(top, picture.height - (height * picture.width) / width));
}
