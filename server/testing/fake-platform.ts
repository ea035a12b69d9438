import type { Hosting, HostingStatus } from '../modules/hosting/index.ts';

/** How the platform behaves: well, refusing, never answering, or answering what no platform should. */
type Mood = 'well' | 'down' | 'hung' | 'nonsense';

/** An application platform that a test controls. */
export interface FakePlatform extends Hosting {
  mood: Mood;
  /** The status it reports of every application while it works. */
  says: HostingStatus;
  /** Keys of all calls that reached it, in order. */
  readonly calls: string[];
}

/** Makes a platform that prepares at once and remembers who asked. */
export function createFakePlatform(): FakePlatform {
  const platform: FakePlatform = {
    mood: 'well',
    says: 'ready',
    calls: [],
    add: ({ key }) => answer(`add ${key}`, undefined),
    rename: (key) => answer(`rename ${key}`, undefined),
    status: (key) => answer(`status ${key}`, platform.says),
    openDemo: (userId, solutionCode) => answer(`demo ${solutionCode}`, `demo-${solutionCode}-${userId}`),
  };
  async function answer<Result>(call: string, result: Result): Promise<Result> {
    platform.calls.push(call);
    if (platform.mood === 'down') throw new Error('connect ECONNREFUSED 10.0.0.1:443');
    if (platform.mood === 'hung') return new Promise<never>(() => undefined);
    return platform.mood === 'nonsense' ? ('banana' as Result) : result;
  }
  return platform;
}
