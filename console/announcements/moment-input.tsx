import { TextInput, type TextInputProps } from 'react-admin';

/** Almaty has no summer time. */
const almaty = '+05:00';

/** What makes a moment of what is typed. */
const typedAs = `:00${almaty}`;

/** A moment as the field of a day and time has it, in the service's own time; one that is being typed as it is, year by digit. */
function toField(moment: string | null | undefined): string {
  if (!moment) return '';
  if (moment.endsWith(typedAs)) return moment.slice(0, -typedAs.length);
  return new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Almaty' }).slice(0, 16).replace(' ', 'T');
}

const fromField = (typed: string) => (typed ? `${typed}${typedAs}` : null);

/** A day and time of the service, whatever the zone of the operator's own machine. */
export function MomentInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={toField}
      parse={fromField}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
