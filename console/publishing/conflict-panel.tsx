import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChangedText } from '../app/changed-text.tsx';
import { momentText } from '../app/moment-field.tsx';
import { differingFields } from '../app/word-changes.ts';
import type { Value } from './kind-calls.ts';
import type { Meanwhile, OpenRecord } from './use-record.ts';

interface ConflictPanelProps {
  meanwhile: Meanwhile;
  shown: OpenRecord;
  onSettled: () => void;
}

/** What another person has saved meanwhile, field by field beside what is typed here: nobody's text is lost. */
export function ConflictPanel({ meanwhile: { theirs }, shown, onSettled }: ConflictPanelProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const mine: Value = getValues();
  const fields = differingFields(shown.value, theirs.value);
  const take = (name: string) => setValue(name, theirs.value[name], { shouldDirty: true });
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
      <Typography gutterBottom>{translate('publishing.conflict.text')}</Typography>
      {fields.map((name) => (
        <Box key={name} sx={{ marginTop: 1.5 }}>
          <Typography component="h3" variant="subtitle2">
            {translate(`resources.${theirs.kind}.fields.${name}`)}
          </Typography>
          <ChangedText before={mine[name]} after={theirs.value[name]} />
          <Button size="small" variant="outlined" color="inherit" onClick={() => take(name)}>
            {translate('publishing.conflict.take')}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
