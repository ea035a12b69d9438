import type { Db } from '../server/infra/database/index.ts';
import { listPartnerPeople, type Tied, tiePerson, type Untied, untiePerson } from '../server/modules/partners/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = `  npm run partner -- add <login or e-mail> <number, code or name of the partner>
  npm run partner -- remove <login or e-mail>
  npm run partner -- list`;

/** `npm run partner`: who works in the cabinet of which partner. */
await reportFailure(() => withDatabase(commandOf(process.argv.slice(2)), { besidePortal: true }));

/** Parsed before the database is opened, so that a wrong call changes and starts nothing. */
function commandOf([command, login = '', ...words]: string[]): (db: Db) => Promise<void> {
  const partner = words.join(' ').trim();
  if (command === 'add' && login && partner)
    return async (db) => console.log(tiedInWords(await tiePerson(db, login, partner), login, partner));
  if (command === 'remove' && login && !partner)
    return async (db) => console.log(untiedInWords(await untiePerson(db, login), login));
  if (command === 'list' && !login) return list;
  throw new OperatorStop('partner-usage', `The command is called so:\n${usage}`);
}

function tiedInWords(tied: Tied, login: string, partner: string): string {
  switch (tied.outcome) {
    case 'tied':
      return `\n«${login}» now works in the cabinet of ${tied.partner}. No new sign-in is needed.\n`;
    case 'tied-already':
      return `\n«${login}» works in the cabinet of ${tied.partner} already.\n`;
    case 'works-for-another':
      throw new OperatorStop(
        'person-works-for-another',
        `«${login}» works for ${tied.partner}, and a person has one partner. Remove the person from there first:\n  npm run partner -- remove ${login}`,
      );
    case 'no-person':
      throw noPerson(login);
    case 'no-partner':
      throw new OperatorStop(
        'no-partner',
        `There is no partner «${partner}». Give the number, the code or the whole name.`,
      );
    case 'many-partners':
      throw new OperatorStop(
        'many-partners',
        `Several partners have this name, give the number:\n  ${tied.partners.join('\n  ')}`,
      );
  }
}

function untiedInWords(untied: Untied, login: string): string {
  switch (untied.outcome) {
    case 'untied':
      return `\n«${login}» no longer works in the cabinet of ${untied.partner}.\n`;
    case 'not-tied':
      return `\n«${login}» works for no partner.\n`;
    case 'no-person':
      throw noPerson(login);
  }
}

function noPerson(login: string): OperatorStop {
  return new OperatorStop(
    'no-person',
    `There is no account with the login or e-mail «${login}». The person registers first.`,
  );
}

async function list(db: Db): Promise<void> {
  const people = await listPartnerPeople(db);
  if (people.length === 0) return console.log('\nNobody works for a partner.\n');
  const lines = people.map(
    ({ partnerId, partnerName, login, name }) => `${partnerId} ${partnerName}: ${login} (${name})`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
