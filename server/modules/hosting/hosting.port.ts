/** How an application stands with the platform. */
export type HostingStatus = 'preparation' | 'ready' | 'error';

interface NewStand {
  /** Names the application with the platform; the same key twice makes one (spec: hosting.port). */
  key: string;
  solutionCode: string;
  name: string;
}

/** The interface to the application platform. Every call may be repeated and may fail with `hosting.unavailable`. */
export interface Hosting {
  add(stand: NewStand): Promise<void>;
  rename(key: string, name: string): Promise<void>;
  status(key: string): Promise<HostingStatus>;
  /** Opens the person's demo of a solution, the same one each time; returns its key. */
  openDemo(userId: string, solutionCode: string, name: string): Promise<string>;
}
