const length = 10;
const extension = /(?:вн|доб|ext|#|,)/iu;
/** The digits that follow a typed country code 7; any other 7 belongs to the number itself. */
const afterSeven = /^7[79]/;
const afterEight = /^8[3-9]/;

/** The ten digits after +7 in any writing of a number; fewer when there are fewer, the rest is dropped. */
export function nationalDigits(text: string): string {
  const [main = ''] = text.split(extension);
  const digits = main.replace(/\D/g, '');
  const named = /^\D*\+\s*7/.test(main);
  const long = digits.length > length && /^[78]/.test(digits);
  return (named || long ? digits.slice(1) : digits).slice(0, length);
}

/** `+7 (701) 123-45-67`, as far as there are digits; an empty text without any. */
export function formatPhone(national: string): string {
  if (national === '') return '';
  const [area, office, first, second] = [
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8, 10),
  ];
  return `+7 (${area}${office && `) ${office}`}${first && `-${first}`}${second && `-${second}`}`;
}

/** What a field holds and where the caret or the selection stands. */
interface FieldState {
  readonly value: string;
  readonly selection: readonly [from: number, to: number];
}

interface Change {
  elementState: FieldState;
  data: string;
}

const whole = (national: string): Change => ({
  elementState: { value: '', selection: [0, 0] },
  data: formatPhone(national),
});

/**
 * The preprocessor of the mask (spec: use.phone): a pasted number replaces the value, the first digit adds `+7`, a
 * country digit typed before a full number is dropped with the number's last digit, and an autofilled value is
 * normalised.
 */
export function beforeMask({ elementState, data }: Change, action: string): Change {
  const { value, selection } = elementState;
  if (action === 'validation' && value !== '' && !value.startsWith('+7 ')) {
    const filled = formatPhone(nationalDigits(value));
    return { elementState: { value: filled, selection: [filled.length, filled.length] }, data };
  }
  const typed = data.replace(/\D/g, '');
  if (action !== 'insert' || typed === '') return { elementState, data };
  if (typed.length >= length) return whole(nationalDigits(data));
  if (value === '') return { elementState, data: `+7 (${nationalDigits(data)}` };
  const atEnd = selection[0] === value.length;
  const all = nationalDigits(value) + typed;
  if (atEnd && all.length > length && (afterSeven.test(all) || afterEight.test(all)))
    return whole(all.slice(1, length + 1));
  return { elementState, data };
}
