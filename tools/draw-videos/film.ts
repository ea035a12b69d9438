/** A screen of the product as it was photographed: sizes and places in CSS pixels of its page. */
export interface Photograph {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly spots: Readonly<Record<string, Spot>>;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One shot: a full card of words, or a screen with words beside it. */
export interface Shot {
  readonly words: string;
  readonly card?: { readonly heading: string; readonly text: string };
  readonly picture?: Photograph;
  /** How far down the page is scrolled when the shot begins, and where it glides to. */
  readonly scroll?: readonly [from: number, to: number];
  /** Where the pointer goes and presses, on the page. */
  readonly press?: Spot;
}

export interface Film {
  readonly layout: 'promo' | 'review';
  readonly shots: readonly Shot[];
  /** The person of a review, or nobody. */
  readonly person?: { readonly initials: string; readonly name: string; readonly info: string };
  /** What stands under the window. */
  readonly note?: string;
}

/** A shot with the seconds it begins and ends at. */
export interface TimedShot extends Shot {
  readonly from: number;
  readonly to: number;
}

const BEFORE_READING = 1.7;
const CHARACTERS_A_SECOND = 15;
const SHORTEST = 3.2;

/** The shots with their seconds: as long as it takes to read the words without hurry. */
export function timed(film: Film): TimedShot[] {
  let at = 0;
  return film.shots.map((shot) => {
    // A card's second line is skimmed: it is short or stays beside the shots that follow.
    const characters = (shot.card?.heading ?? shot.words).length;
    const seconds = Math.max(SHORTEST, Math.ceil((BEFORE_READING + characters / CHARACTERS_A_SECOND) * 5) / 5);
    const from = at;
    at += seconds;
    return { ...shot, from, to: at };
  });
}

/** The length of a film, seconds. */
export function secondsOf(film: Film): number {
  return timed(film).at(-1)?.to ?? 0;
}
