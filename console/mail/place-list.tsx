import { Box, Button, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleLetterTemplate } from '../../contract/letter-templates.ts';
import { typeText } from '../app/type-text.ts';

interface PlaceListProps {
  places: ConsoleLetterTemplate['places'];
  /** The field of the text, for where the cursor stands. */
  input: RefObject<HTMLTextAreaElement | null>;
}

/** What can stand in the letter, what each gives, and a button that puts it where the cursor is. */
export function PlaceList({ places, input }: PlaceListProps) {
  const translate = useTranslate();
  const insert = (name: string) => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.selectionStart, field.selectionStart);
    typeText(`{${name}}`);
  };
  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('mail.places.title')}
      </Typography>
      {places.length === 0 && <Typography>{translate('mail.places.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {places.map(({ name, gives, isRequired, isBlock }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', paddingBlock: 0.5 }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => insert(name)}
              aria-label={translate('mail.places.insert', { name })}
              sx={{ fontFamily: 'monospace', flexShrink: 0 }}
            >
              {`{${name}}`}
            </Button>
            <span>
              {gives}
              {isRequired && '. '}
              {isRequired && <strong>{translate('mail.places.required')}</strong>}
              {isBlock && `. ${translate('mail.places.block')}`}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
