import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { momentText } from '../app/moment-field.tsx';
import { differingFields } from '../app/word-changes.ts';
import { ChangedValue } from './changed-value.tsx';
import { focusField } from './focus-field.ts';
import type { Value } from './kind-calls.ts';
import type { Meanwhile } from './use-record.ts';

interface ConflictPanelProps {
  meanwhile: Meanwhile;
  onSettled: () => void;
}

/** The fields that both have changed, and those that only the other has: these are in the form already. */
function useConflict({ theirs, base, typed }: Meanwhile) {
  const { getValues, setValue } = useFormContext();
  const mine: Value = getValues();
  const [, setChoices] = useState(0);
  const take = (name: string) => {
    flushSync(() => {
      setValue(name, theirs.value[name], { shouldDirty: true });
      setChoices((made) => made + 1);
    });
    focusField(name);
  };
  const fields = differingFields(base.value, theirs.value);
  const [both] = useState(() => fields.filter((name) => typed.includes(name) && differs(mine, theirs.value, name)));
  const contested = both.filter((name) => differs(mine, theirs.value, name));
  const taken = fields.filter((name) => !typed.includes(name));
  return { mine, both, contested, taken, take };
}

const differs = (some: Value, others: Value, name: string) =>
  differingFields({ [name]: some[name] }, { [name]: others[name] }).length > 0;

/** What another person has saved meanwhile, field by field beside what is typed here: nobody's text is lost. */
export function ConflictPanel({ meanwhile, onSettled }: ConflictPanelProps) {
  const translate = useTranslate();
  const { theirs, base, typed } = meanwhile;
  const { mine, both, contested, taken, take } = useConflict(meanwhile);
  // A publication, for one, changes none.
  if (both.length + taken.length === 0) return null;
  const summary = contested.length > 0 ? 'text' : typed.length > 0 ? 'nothingContested' : 'nothingTyped';
  const settle = () => {
    const [first] = [...both, ...taken];
    flushSync(onSettled);
    if (first) focusField(first);
  };
  const nameOf = (name: string) => translate(`resources.${theirs.kind}.fields.${name}`);
  return (
    <Alert
      severity="warning"
      sx={{ marginBottom: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <Button color="inherit" onClick={settle}>
          {translate('publishing.conflict.done')}
        </Button>
      }
    >
      <AlertTitle component="h2">
        {translate('publishing.conflict.title', { name: theirs.editedBy ?? '', at: momentText(theirs.editedAt) })}
      </AlertTitle>
      <Typography gutterBottom>{translate(`publishing.conflict.${summary}`)}</Typography>
      {contested.map((name) => (
        <Box key={name} sx={{ marginTop: 1.5 }}>
          <Typography component="h3" variant="subtitle2">
            {nameOf(name)}
          </Typography>
          <ChangedValue kind={theirs.kind} name={name} before={mine[name]} after={theirs.value[name]} />
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={`${translate('publishing.conflict.take')}: ${nameOf(name)}`}
            onClick={() => take(name)}
          >
            {translate('publishing.conflict.take')}
          </Button>
        </Box>
      ))}
      {taken.map((name) => (
        <Box key={name} sx={{ marginTop: 1.5 }}>
          <Typography component="h3" variant="subtitle2">
            {translate('publishing.conflict.taken', { name: nameOf(name) })}
          </Typography>
          <ChangedValue kind={theirs.kind} name={name} before={base.value[name]} after={theirs.value[name]} />
        </Box>
      ))}
    </Alert>
  );
}
