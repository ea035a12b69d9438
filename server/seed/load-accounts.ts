import { sql } from 'kysely';
import type { Db } from '../infra/database/index.ts';
import { generatePassword } from '../modules/identity/index.ts';
import { buildApplication, buildSubscriber, buildSubscription, buildUser } from './builders.ts';
import { customerForDays, loadInvitations, type OpenInvitation } from './load-invitations.ts';

/** A demo account, printed once after it was made. */
export interface DemoAccount {
  readonly who: string;
  readonly login: string;
  readonly password: string;
}

/** What the start prints once. */
export interface Demo {
  readonly accounts: readonly DemoAccount[];
  readonly invitation: OpenInvitation;
}

const wellKnownPassword = 'Demo-2026';

/** Makes the demo accounts (spec: demo.accounts); off loopback each gets a password of its own. */
export async function loadAccounts(db: Db, onLoopback: boolean): Promise<Demo> {
  const password = () => (onLoopback ? wellKnownPassword : generatePassword());
  const accounts: DemoAccount[] = [];
  const make = async (who: string, login: string, name: string, roles: string[] = []) => {
    const account = { who, login, password: password() };
    accounts.push(account);
    return buildUser(db, { ...account, name, email: `${login}@schety.example`, roles });
  };
  const demo = await make('subscriber', 'demo', 'Марина Ковалёва');
  const newcomer = await make('newcomer', 'novichok', 'Тимур Ахметов');
  const partner = await make('partner', 'partner', 'Ольга Ким', ['partner']);
  await make('operator', 'operator', 'Ерлан Сатыбаев', ['operator']);
  await loadCedar(db, demo);
  await buildSubscriber(db, { name: 'ИП «Ахметов»', code: '004302' }, [newcomer]);
  return { accounts, invitation: await loadInvitations(db, partner, onLoopback) };
}

async function loadCedar(db: Db, userId: string): Promise<void> {
  const cedar = await buildSubscriber(db, { name: 'ТОО «Кедр и партнёры»', code: '004217' }, [userId]);
  const store = await buildSubscriber(db, { name: 'ТОО «Кедр-Аптека»', code: '004218' }, [userId]);
  await db.updateTable('users').set({ current_subscriber_id: cedar }).where('id', '=', userId).execute();
  await buildSubscription(db, cedar, 'Бухгалтерия, 3\u00a0места', 5);
  await buildSubscription(db, cedar, 'Зарплата, до\u00a050\u00a0человек', 7);
  await buildSubscription(db, cedar, 'Маркировка', 96);
  await buildSubscription(db, cedar, 'Фирма', 214);
  await buildSubscription(db, cedar, 'Хранение архива', null);
  await buildSubscription(db, store, 'Аптека, 2\u00a0места', 41);
  const applications: [string, string, string][] = [
    [store, 'apteka', 'Аптека на Садовой'],
    [cedar, 'unf', 'Управление и заказы'],
    [cedar, 'rtl3', 'Магазин «Кедр»'],
    [cedar, 'ea', 'Кедр, копия на 1 октября'],
    [cedar, 'mrk', 'Маркировка, склад на Сарыарке'],
    [cedar, 'zup', 'Зарплата 2026'],
    [cedar, 'ea', 'Кедр, основная база'],
  ];
  for (const [subscriberId, solutionCode, name] of applications)
    await buildApplication(db, { subscriberId, solutionCode, name, withSamples: true });
  // Customers before their subscriptions began (spec: demo.agrees), and all of theirs as old as they are.
  const began = sql<Date>`now() - make_interval(days => ${customerForDays})`;
  const since = { created_at: began };
  const both = [cedar, store];
  await db.updateTable('users').set(since).where('id', '=', userId).execute();
  await db.updateTable('subscribers').set(since).where('id', 'in', both).execute();
  await db.updateTable('members').set(since).where('subscriber_id', 'in', both).execute();
  await db.updateTable('subscriptions').set(since).where('subscriber_id', 'in', both).execute();
  const ready = { ...since, ready_at: began };
  await db.updateTable('applications').set(ready).where('subscriber_id', 'in', both).execute();
}
