import type { Db } from '../../infra/database/index.ts';
import { type Import, noteProgress } from './imports.store.ts';

/** The work was called off, or another process has taken it over. */
export class WorkLost extends Error {}

const tellEveryMs = 500;

/** One process's work on an import: says how far it is, beside the transaction, and notices when it is no longer wanted. */
export class ImportWork {
  readonly import: Import;
  readonly worker: string;
  readonly #db: Db;
  #done = 0;
  #total = 0;
  #toldAt = 0;

  constructor(db: Db, of: Import, worker: string) {
    this.#db = db;
    this.import = of;
    this.worker = worker;
  }

  get id(): string {
    return this.import.id;
  }

  /** Begins to count anew. @throws WorkLost */
  async begin(total: number): Promise<void> {
    this.#done = 0;
    this.#total = total;
    await this.#tell();
  }

  /** One step more is done. @throws WorkLost */
  async step(): Promise<void> {
    this.#done += 1;
    if (performance.now() - this.#toldAt >= tellEveryMs) await this.#tell();
  }

  async #tell(): Promise<void> {
    this.#toldAt = performance.now();
    const { id, worker } = this;
    const isOurs = await noteProgress(this.#db, { id, worker, done: this.#done, total: this.#total });
    if (!isOurs) throw new WorkLost();
  }
}
