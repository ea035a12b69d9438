/** Who gets a letter. Both parts come from the database, never from the request that causes the letter. */
export interface Recipient {
  readonly name: string;
  readonly address: string;
}

const nameLength = 200;
const subjectLength = 300;

const oneLine = (text: string, length: number) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();

/** A person's name, or a subject, as a header may hold it. */
export const headerName = (name: string) => oneLine(name, nameLength);
export const headerSubject = (subject: string) => oneLine(subject, subjectLength);
