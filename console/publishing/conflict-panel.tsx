import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChangedText } from '../app/changed-text.tsx';
import { momentText } from '../app/moment-field.tsx';
import { differingFields } from '../app/word-changes.ts';
import type { Value } from './kind-calls.ts';
import type { Meanwhile } from './use-record.ts';

interface ConflictPanelProps {
  meanwhile: Meanwhile;
  onSettled: () => void;
}

/** The fields that both have changed, and those that were left alone here: these take what the other has saved. */
function useConflict({ theirs, base }: Meanwhile) {
  const { getValues, setValue } = useFormContext();
  const mine: Value = getValues();
  const [, setChoices] = useState(0);
  const take = (name: string) => {
    setValue(name, theirs.value[name], { shouldDirty: true });
    setChoices((made) => made + 1);
  };
  const fields = differingFields(base.value, theirs.value);
  // As it was when their text came: a choice made here does not move a field from one part to the other.
  const [touched] = useState(() => differingFields(base.value, mine));
  const contested = differingFields(mine, theirs.value).filter(
    (name) => fields.includes(name) && touched.includes(name),
  );
  const taken = fields.filter((name) => !touched.includes(name));
  const takeUntouched = useEffectEvent(() => {
    for (const name of taken) take(name);
  });
  useEffect(() => takeUntouched(), []);
  return { mine, contested, taken, take };
}

/** What another person has saved meanwhile, field by field beside what is typed here: nobody's text is lost. */
export function ConflictPanel({ meanwhile, onSettled }: ConflictPanelProps) {
  const translate = useTranslate();
  const { theirs, base } = meanwhile;
  const { mine, contested, taken, take } = useConflict(meanwhile);
  const nameOf = (name: string) => translate(`resources.${theirs.kind}.fields.${name}`);
  return (
    <Alert
      severity="warning"
      sx={{ marginBottom: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      action={
        <Button color="inherit" onClick={onSettled}>
          {translate('publishing.conflict.done')}
        </Button>
      }
    >
      <AlertTitle component="h2">
        {translate('publishing.conflict.title', { name: theirs.editedBy ?? '', at: momentText(theirs.editedAt) })}
      </AlertTitle>
      <Typography gutterBottom>
        {translate(contested.length > 0 ? 'publishing.conflict.text' : 'publishing.conflict.nothingContested')}
      </Typography>
      {contested.map((name) => (
        <Box key={name} sx={{ marginTop: 1.5 }}>
          <Typography component="h3" variant="subtitle2">
            {nameOf(name)}
          </Typography>
          <ChangedText before={mine[name]} after={theirs.value[name]} />
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
          <ChangedText before={base.value[name]} after={theirs.value[name]} />
        </Box>
      ))}
    </Alert>
  );
}
