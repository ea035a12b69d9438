import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ContentFields, type ContentKind, contentFields } from '../../contract/publishing.values.ts';
import { fieldMoment, readNow, typedMoment } from '../app/server-day.ts';
import { useOnce } from '../app/use-once.ts';

/** The next full hour, as the field of a day and time has it. */
function nextHour(): string {
  const [day, time = ''] = fieldMoment(new Date(readNow().getTime() + 3_600_000)).split('T');
  return `${day}T${time.slice(0, 2)}:00`;
}

/** A day as a sentence has it, with its year where that is another than of the day beside it. */
function dayInWords(day: string, beside: string): string {
  const words = new Date(day).toLocaleDateString('ru-RU', { timeZone: 'UTC', day: 'numeric', month: 'long' });
  const [year = ''] = day.split('-');
  return (beside.startsWith(year) ? words : `${words} ${year} года`).replaceAll(' ', '\u00a0');
}

/** Says which day the record has on the site when it is published on another one: the day is the author's and stays. */
function OtherDay({ name, at }: { name: string; at: string }) {
  const translate = useTranslate();
  const day: unknown = useWatch({ name });
  const isOther = typeof day === 'string' && day !== '' && at !== '' && !at.startsWith(day);
  return (
    <Box role="status">
      {isOther && (
        <Alert severity="info" role="none" sx={{ marginTop: 1 }}>
          {translate('publishing.planOtherDay', { day: dayInWords(day, at) })}
        </Alert>
      )}
    </Box>
  );
}

/** The field that is the day of a record, where its kind has one. */
const dayFieldOf = (kind: ContentKind) =>
  Object.entries<ContentFields[string]>(contentFields[kind]).find(([, { type }]) => type === 'day')?.[0];

interface PlanDialogProps {
  kind: ContentKind;
  onClose: () => void;
  /** Whether the dialog is done with: else the time has passed. */
  onPlan: (moment: string) => Promise<boolean>;
  /** For when it is planned already. */
  plannedAt: string | null;
  /** The time that was typed here before, when it came to nothing. */
  typed: string | undefined;
  onType: (at: string) => void;
}

/** Asks when the record goes on the site; the server judges the time by the clock of the database. */
export function PlanDialog({ kind, onClose, onPlan, plannedAt, typed, onType }: PlanDialogProps) {
  const translate = useTranslate();
  const [first] = useState(() => (plannedAt ? fieldMoment(new Date(plannedAt)) : nextHour()));
  const at = typed ?? first;
  const [isPast, setPast] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, once } = useOnce();
  const dayField = dayFieldOf(kind);
  // The time stands to be corrected.
  const refuse = () => {
    setPast(true);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const moment = typedMoment(at);
    // Nothing is saved for a slip of the hand.
    if (Date.parse(moment) <= readNow().getTime()) return refuse();
    void once(async () => {
      if (!(await onPlan(moment))) refuse();
    });
  };
  return (
    <Dialog open onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle>{translate('publishing.plan')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            inputRef={field}
            required
            fullWidth
            margin="dense"
            type="datetime-local"
            label={translate('publishing.planAt')}
            error={isPast}
            helperText={translate(isPast ? 'publishing.planPast' : 'publishing.planHelp')}
            value={at}
            onChange={({ target }) => {
              onType(target.value);
              setPast(false);
            }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          {dayField && <OtherDay name={dayField} at={at} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {translate('publishing.planDo')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
