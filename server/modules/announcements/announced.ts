import type { Announcement, PersonalAnnouncements } from '../../../contract/announcements.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { readComing, readDismissed, type TimedAnnouncement } from './announcements.store.ts';

/** A timer takes no longer than some weeks; after an hour it looks again. */
const longestWaitMs = 3_600_000;
/** The timers of the process may ring a little before the clock of the database. */
const lateMs = 20;

interface Needs {
  db: Db;
  onFailure(error: unknown): void;
  /** A clock that only goes forward. */
  now?(): number;
}

/**
 * What is announced now, kept in the process: nobody's page waits for the database, and what was announced stays while it
 * is away. Moments are the database's, whatever the clock of this machine says (decision 0067).
 */
export class Announced {
  readonly #needs: Needs;
  readonly #now: () => number;
  #coming: readonly TimedAnnouncement[] = [];
  /** The database's clock, less ours. */
  #aheadMs = 0;
  #isOld = true;
  #onTurn: () => void = () => undefined;
  #reading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#now = needs.now ?? (() => performance.now());
  }

  /** What every page carries: what visitors may read. */
  async ofPages(): Promise<Announcement[]> {
    return (await this.#current()).filter(({ audience }) => audience === 'all' || audience === 'visitors');
  }

  /** What a signed-in person sees beside it, and has dismissed of it; nothing where nothing is announced. */
  async of(db: Db, { userId, roles }: Pick<Viewer, 'userId' | 'roles'>): Promise<PersonalAnnouncements | undefined> {
    const current = (await this.#current()).filter(
      ({ audience }) => audience !== 'visitors' && (audience !== 'partners' || roles.includes('partner')),
    );
    const marks = current.filter(({ dismissible }) => dismissible).map(({ mark }) => mark);
    const gone = marks.length > 0 ? await readDismissed(db, userId, marks) : [];
    const shown = current.filter(({ audience, mark }) => audience !== 'all' && !gone.includes(mark));
    const dismissed = current.filter(({ audience, mark }) => audience === 'all' && gone.includes(mark));
    if (shown.length + dismissed.length === 0) return undefined;
    return { shown, dismissed: dismissed.map(({ mark }) => mark) };
  }

  /** `onTurn` runs when an announcement has begun or ended by itself: what pages show is old. */
  watch(onTurn: () => void): void {
    this.#onTurn = onTurn;
  }

  /** Reads anew at the next question, because something may have changed. */
  readonly forget = (): void => {
    this.#isOld = true;
  };

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #current(): Promise<Announcement[]> {
    if (this.#isOld) await this.#read();
    const at = this.#now() + this.#aheadMs;
    return this.#coming
      .filter(({ startsMs, endsMs }) => startsMs <= at && at < endsMs)
      .map(({ startsMs: _starts, endsMs: _ends, ...announcement }) => announcement);
  }

  async #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #readOnce(): Promise<void> {
    try {
      this.#isOld = false;
      const { nowMs, coming } = await readComing(this.#needs.db);
      this.#aheadMs = nowMs - this.#now();
      this.#coming = coming;
      this.#wait();
    } catch (error) {
      this.#isOld = true;
      this.#needs.onFailure(error);
    }
  }

  /** Waits for the next beginning or end. */
  #wait(): void {
    this.close();
    const at = this.#now() + this.#aheadMs;
    const turns = this.#coming.flatMap(({ startsMs, endsMs }) => [startsMs, endsMs]).filter((turn) => turn > at);
    if (turns.length === 0) return;
    const waitMs = Math.min(...turns) - at + lateMs;
    const turn = () => {
      this.forget();
      if (waitMs <= longestWaitMs) this.#onTurn();
      this.#wait();
    };
    this.#timer = setTimeout(turn, Math.min(waitMs, longestWaitMs));
    this.#timer.unref();
  }
}
