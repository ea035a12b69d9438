import { TextInput, type TextInputProps } from 'react-admin';

/** Almaty has no summer time. */
const almaty = '+05:00';

/** A moment as the field of a day and time has it, in the service's own time. */
const toField = (moment: string | null | undefined) =>
  moment ? new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Almaty' }).slice(0, 16).replace(' ', 'T') : '';

const fromField = (typed: string) => (typed ? `${typed}:00${almaty}` : null);

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
