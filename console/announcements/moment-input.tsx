import { TextInput, type TextInputProps } from 'react-admin';
import { fieldMoment, typedMoment, typedSuffix } from '../app/server-day.ts';

/** A moment as the field of a day and time has it, in the service's own time; one that is being typed as it is, year by digit. */
function toField(moment: string | null | undefined): string {
  if (!moment) return '';
  if (moment.endsWith(typedSuffix)) return moment.slice(0, -typedSuffix.length);
  return fieldMoment(new Date(moment));
}

const fromField = (typed: string) => (typed ? typedMoment(typed) : null);

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
