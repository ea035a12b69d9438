import { longestPhrase, mostPhrases } from '../../../contract/search-phrases-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { readStemsOfPhrases } from './phrases-console.store.ts';
import { emptyFault, lineFault, twinFault, typedLines } from './typed-lines.ts';

/**
 * The phrases as they are kept, once they may be those of a document. What it already had is not judged again.
 * @throws Failure `search.bad-phrases` with what to do
 */
export async function checkPhrases(db: Db, typed: readonly string[], kept: readonly string[]): Promise<string[]> {
  const phrases = typedLines(typed);
  const isNew = (phrase: string) => !kept.includes(phrase);
  refuse(
    phrases.length > mostPhrases
      ? `У документа может быть не больше ${mostPhrases} фраз, сейчас ${phrases.length}. Оставьте те, которыми спрашивают чаще.`
      : phrases.map((phrase) => (isNew(phrase) ? lineFault(phrase, longestPhrase) : undefined)).find(Boolean),
  );
  const stems = await readStemsOfPhrases(db, phrases);
  const compared = phrases.map((line, index) => ({ line, stems: stems[index] ?? '', isNew: isNew(line) }));
  refuse(emptyFault(compared) ?? twinFault(compared, 'одной фразой'));
  return phrases;
}

function refuse(fault: string | undefined): void {
  if (fault) fail('search.bad-phrases', { fields: { phrases: fault } });
}
