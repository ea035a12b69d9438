/** What a subscription was before or after a change; the quantity is null in a history of before it was kept there. */
interface Side {
  readonly dateBegin: string | null;
  readonly dateEnd: string | null;
  readonly quantity: number | null;
}

interface Change {
  /** Null for a new subscription. */
  readonly before: Side | null;
  readonly after: Side;
}

/** Both sides of a change in words: the last day, and the first one and the quantity where these have changed. */
export function changeInWords({ before, after }: Change, dayInWords: (day: string) => string) {
  const changed = (name: 'dateBegin' | 'quantity') => before === null || before[name] !== after[name];
  const inWords = ({ dateBegin, dateEnd, quantity }: Side) => {
    const until = dateEnd === null ? 'бессрочно' : `по\u00a0${dayInWords(dateEnd)}`;
    const days = dateBegin !== null && changed('dateBegin') ? `с\u00a0${dayInWords(dateBegin)} ${until}` : until;
    return quantity !== null && changed('quantity') ? `${days}, количество: ${quantity}` : days;
  };
  return { was: before && inWords(before), became: inWords(after) };
}
