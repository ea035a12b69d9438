import { getUserInfo } from '../../../contract/identity.ts';
import { request } from '../api.ts';
import { logQuietly } from '../browser-log.ts';
import { resetPersonalData } from '../personal-data.ts';
import { sessionState, setSession } from './session-state.ts';

const channelName = 'portal-person';

async function fetchPerson(): Promise<void> {
  const user = await request(getUserInfo, {});
  resetPersonalData();
  setSession({ ...sessionState(), user });
}

/** After a change of the person's own data (the current subscriber): fetches the person anew, here and in other tabs. */
export async function refreshPerson(): Promise<void> {
  await fetchPerson();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Hears of such a change in another tab. */
export function watchPerson(): void {
  new BroadcastChannel(channelName).onmessage = () => {
    if (!sessionState().user) return;
    void fetchPerson().catch((error) => logQuietly('Ошибка получения данных пользователя', error));
  };
}
