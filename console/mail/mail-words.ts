import type { TranslateFunction } from 'react-admin';
import type { ConsoleMail } from '../../contract/mail-console.ts';
import { mailFilters, mailKinds } from '../../contract/mail-console.values.ts';

/** Kinds and states of letters to choose from. */
export const kindChoices = Object.entries(mailKinds).map(([id, name]) => ({ id, name }));
export const stateChoices = mailFilters.map((id) => ({ id, name: `mail.states.${id}` }));

const kinds: Readonly<Record<string, string>> = mailKinds;

/** What a letter is about; a kind that a later version writes stands as it is. */
export const kindOf = ({ kind }: Pick<ConsoleMail, 'kind'>) => kinds[kind] ?? kind;

/** Who gets a letter. */
export const readerOf = ({ recipientName, recipientAddress }: ConsoleMail) =>
  recipientName ? `${recipientName}, ${recipientAddress}` : recipientAddress;

/** Where a letter stands: one that has left goes to nobody on a portal without a mail server. */
export const stateOf = ({ state, isCaught }: Pick<ConsoleMail, 'state' | 'isCaught'>, translate: TranslateFunction) =>
  translate(`mail.states.${isCaught ? 'caught' : state}`);

/** Whether the portal is about to do something with the letter by itself. */
export const isLeaving = (mail: Pick<ConsoleMail, 'state'> | undefined) =>
  mail?.state === 'waiting' || mail?.state === 'sending';
