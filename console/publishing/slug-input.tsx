import { Button, InputAdornment } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentKind } from '../../contract/publishing.values.ts';
import { writeSlug } from './write-slug.ts';

interface SlugInputProps {
  kind: ContentKind;
  source: string;
  label: string;
  helperText: string | false;
  required: boolean;
  mayRename: boolean;
}

/** The part of the address that is the record's own, written from its title when asked. */
export function SlugInput({ kind: _, mayRename, helperText, ...input }: SlugInputProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const write = () => {
    const title = String(getValues('title') ?? getValues('name') ?? '');
    setValue(input.source, writeSlug(title), { shouldDirty: true });
  };
  return (
    <TextInput
      {...input}
      fullWidth
      readOnly={!mayRename}
      helperText={mayRename ? helperText : 'publishing.slugKept'}
      slotProps={{
        input: {
          endAdornment: mayRename ? (
            <InputAdornment position="end">
              <Button size="small" onClick={write}>
                {translate('publishing.slugFromTitle')}
              </Button>
            </InputAdornment>
          ) : undefined,
        },
      }}
    />
  );
}
