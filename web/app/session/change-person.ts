import { getUserInfo } from '../../../contract/identity.ts';
import { request } from '../calls/api.ts';
import { logQuietly } from '../calls/browser-log.ts';
import { refreshPersonalData } from '../calls/personal-data.ts';
import { knownUser } from './known-user.ts';
import { sessionState, setSession } from './session-state.ts';

const channelName = 'portal-person';

/** The tab's one channel: it does not receive its own messages. */
let channel: BroadcastChannel | undefined;

async function fetchPerson(): Promise<void> {
  const user = knownUser(await request(getUserInfo, {}));
  refreshPersonalData();
  setSession({ ...sessionState(), user });
}

const logFailure = (error: unknown) => logQuietly('Ошибка получения данных пользователя', error);

/**
 * After a change of the person's own data (the subscribers, the current one): fetches the person again, in every tab.
 */
export async function refreshPerson(): Promise<void> {
  await fetchPerson();
  channel?.postMessage('changed');
}

/** The same where nothing waits for it; a failure is only logged. */
export function refreshPersonQuietly(): void {
  void refreshPerson().catch(logFailure);
}

/** Listens for such a change in another tab. */
export function watchPerson(): void {
  channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    if (sessionState().user) void fetchPerson().catch(logFailure);
  };
}
