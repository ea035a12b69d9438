import { Alert, AlertTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LetterWords } from '../../contract/letter-templates.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { changedFields } from './changed-fields.ts';
import { Comparison } from './comparison.tsx';
import type { OpenTemplate } from './use-template.ts';

/** What the person has to know before typing: other words saved meanwhile, words that are not used, an older original. */
export function TemplateNotices({ template: { record, theirs } }: { template: OpenTemplate }) {
  const translate = useTranslate();
  const typed = useWatch<LetterWords>() as LetterWords;
  if (!record) return null;
  const { changedAt, changedByName, isEdited, isOriginalNewer, unusable } = record;
  return (
    <>
      {theirs && changedFields(typed, theirs.words).length > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
          <AlertTitle component="h2">
            {translate('mail.template.theirs', { name: theirs.changedByName ?? translate('mail.template.somebody') })}
          </AlertTitle>
          <Comparison before={typed} after={theirs.words} />
        </Alert>
      )}
      {unusable && (
        <Alert severity="error">
          <AlertTitle component="h2">{translate('mail.template.unusable')}</AlertTitle>
          {unusable}
        </Alert>
      )}
      {isOriginalNewer && !unusable && <Alert severity="info">{translate('mail.template.newer')}</Alert>}
      {isEdited && changedAt && (
        <Typography variant="body2" color="text.secondary">
          {translate('mail.template.changed', {
            name: changedByName ?? translate('mail.template.somebody'),
            at: momentInWords(changedAt),
          })}
        </Typography>
      )}
    </>
  );
}
