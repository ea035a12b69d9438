import type { Db } from '../server/infra/database/index.ts';
import { listPartnerPeople, type Tied, tiePerson, type Untied, untiePerson } from '../server/modules/partners/index.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = `  npm run partner -- add <логин или почта> <номер, код или название партнёра>
  npm run partner -- remove <логин или почта>
  npm run partner -- list`;

/** `npm run partner`: who works in the cabinet of which partner. */
await reportFailure(() => withDatabase(commandOf(process.argv.slice(2))));

/** Judged before the database is opened: a wrong call changes and starts nothing. */
function commandOf([command, login = '', ...words]: string[]): (db: Db) => Promise<void> {
  const partner = words.join(' ').trim();
  if (command === 'add' && login && partner)
    return async (db) => console.log(tiedInWords(await tiePerson(db, login, partner), login, partner));
  if (command === 'remove' && login && !partner)
    return async (db) => console.log(untiedInWords(await untiePerson(db, login), login));
  if (command === 'list' && !login) return list;
  throw new StopHere(`Так команду не вызвать. Можно так:\n${usage}`);
}

function tiedInWords(tied: Tied, login: string, partner: string): string {
  switch (tied.outcome) {
    case 'tied':
      return `\n«${login}» теперь работает в кабинете партнёра ${tied.partner}. Войти заново не нужно.\n`;
    case 'tied-already':
      return `\n«${login}» уже работает в кабинете партнёра ${tied.partner}.\n`;
    case 'works-for-another':
      throw new StopHere(
        `«${login}» работает у партнёра ${tied.partner}, а у человека партнёр один. Сначала уберите его оттуда:\n  npm run partner -- remove ${login}`,
      );
    case 'no-person':
      throw new StopHere(noPerson(login));
    case 'no-partner':
      throw new StopHere(`Партнёра «${partner}» в справочнике нет. Укажите номер, код или название целиком.`);
    case 'many-partners':
      throw new StopHere(`Партнёров с таким названием несколько, укажите номер:\n  ${tied.partners.join('\n  ')}`);
  }
}

function untiedInWords(untied: Untied, login: string): string {
  switch (untied.outcome) {
    case 'untied':
      return `\n«${login}» больше не работает в кабинете партнёра ${untied.partner}.\n`;
    case 'not-tied':
      return `\n«${login}» не работает ни у одного партнёра.\n`;
    case 'no-person':
      throw new StopHere(noPerson(login));
  }
}

function noPerson(login: string): string {
  return `Учётной записи с логином или почтой «${login}» нет. Сначала человек регистрируется.`;
}

async function list(db: Db): Promise<void> {
  const people = await listPartnerPeople(db);
  if (people.length === 0) return console.log('\nНи один человек не связан с партнёром.\n');
  const lines = people.map(
    ({ partnerId, partnerName, login, name }) => `${partnerId} ${partnerName}: ${login} (${name})`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
