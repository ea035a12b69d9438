import { Link, Typography } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleAskedDocument } from '../../contract/search-phrases-console.ts';
import { mostPhrases } from '../../contract/search-phrases-console.values.ts';
import { EditScreen } from '../app/edit-screen.tsx';
import { fromLines, toLines } from '../app/lines.ts';
import { basePath } from '../app/place.ts';

/** The phrases that people ask for one document by. */
export function PhrasesForm() {
  const translate = useTranslate();
  return (
    <EditScreen resource="phrases" fields={['phrases']} redirect="list">
      <Document />
      <TextInput
        source="phrases"
        label="phrases.phrases"
        helperText={translate('phrases.help', { most: mostPhrases })}
        format={toLines}
        parse={fromLines}
        multiline
        minRows={6}
        fullWidth
      />
    </EditScreen>
  );
}

function Document() {
  const translate = useTranslate();
  const record = useRecordContext<ConsoleAskedDocument>();
  return (
    record && (
      <>
        <Typography sx={{ marginBottom: 1, overflowWrap: 'anywhere' }}>
          {translate(`resources.phrases.kinds.${record.kind}`)}:{' '}
          <Link href={basePath + record.address} target="_blank" rel="noopener">
            {record.title}
          </Link>
        </Typography>
        <Typography sx={{ marginBottom: 2 }}>{translate('phrases.about')}</Typography>
      </>
    )
  );
}
