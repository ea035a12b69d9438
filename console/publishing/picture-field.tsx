import { Typography } from '@mui/material';
import { useInput, useTranslate, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleMedium } from '../../contract/media-console.ts';
import { PictureInput } from '../app/picture-input.tsx';
import { type FieldInputProps, useFieldWords } from './field-words.ts';

/** A picture of the record. */
export function PictureField({ kind, name, field: rule, source }: FieldInputProps) {
  const { label, help } = useFieldWords(kind, name);
  const { field, fieldState } = useInput({ source });
  const { clearErrors } = useFormContext();
  const choose = (address: string) => {
    field.onChange(address);
    // What was wrong was the picture before.
    clearErrors(field.name);
  };
  return (
    <PictureInput
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={choose}
      error={fieldState.error?.message}
      helperText={help || undefined}
      isRequired={rule.required === true}
      name={field.name}
    />
  );
}

/** A picture of a list whose size stands beside it: it comes with the picture, and nobody types it. */
export function SizedPictureField({ kind, name, field: rule, source }: FieldInputProps) {
  const translate = useTranslate();
  const { label } = useFieldWords(kind, name);
  const { field, fieldState } = useInput({ source });
  const { setValue, getFieldState, formState, clearErrors } = useFormContext();
  const [widthSource, heightSource] = [useWrappedSource('width'), useWrappedSource('height')];
  const [width, height]: unknown[] = useWatch({ name: [widthSource, heightSource] });
  const sizeFault = [widthSource, heightSource].map((one) => getFieldState(one, formState).error).find(Boolean);
  const choose = (address: string, medium?: ConsoleMedium) => {
    field.onChange(address);
    clearErrors(field.name);
    setValue(widthSource, medium?.width ?? null, { shouldDirty: true });
    setValue(heightSource, medium?.height ?? null, { shouldDirty: true });
  };
  return (
    <>
      <PictureInput
        label={label}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={choose}
        error={fieldState.error?.message ?? (sizeFault && translate('publishing.noSize'))}
        isRequired={rule.required === true}
        name={field.name}
      />
      {typeof width === 'number' && typeof height === 'number' && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
          {translate('publishing.size', { width, height })}
        </Typography>
      )}
    </>
  );
}
