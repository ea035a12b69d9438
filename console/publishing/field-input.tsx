import { Box } from '@mui/material';
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useGetList,
  useInput,
  useTranslate,
  useWrappedSource,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleMedium } from '../../contract/media-console.ts';
import type { ContentField, ContentFields, ContentKind } from '../../contract/publishing.values.ts';
import { PictureInput } from '../app/picture-input.tsx';
import { OutsideLinkInput } from './outside-link-input.tsx';
import { RichTextInput } from './rich-text/rich-text-input.tsx';
import { SlugInput } from './slug-input.tsx';
import { VideoInput } from './video-input.tsx';

interface FieldInputProps {
  kind: ContentKind;
  name: string;
  field: ContentField;
  source: string;
  mayRename: boolean;
}

/** The words of a field: those of its kind, a help where there is one. */
function useWords(kind: ContentKind, name: string) {
  const translate = useTranslate();
  const help = translate(`resources.${kind}.help.${name}`, { _: '' });
  return { label: translate(`resources.${kind}.fields.${name}`), help: help || false } as const;
}

const longLine = 1_000;

/** A text with how much of its room is taken. */
function CountedText({ kind, name, field, source }: FieldInputProps) {
  const { label, help } = useWords(kind, name);
  const translate = useTranslate();
  const value: unknown = useWatch({ name: source });
  const taken = typeof value === 'string' ? value.length : 0;
  const { most = longLine } = field;
  const count = translate('publishing.count', { taken, most });
  return (
    <TextInput
      source={source}
      label={label}
      required={field.required === true}
      helperText={[help, taken > most * 0.6 ? count : ''].filter(Boolean).join(' · ') || false}
      {...(field.type === 'text' && { multiline: true, minRows: 3 })}
      fullWidth
    />
  );
}

function ReferenceInput({ kind, name, field, source, of }: FieldInputProps & { of: ContentKind }) {
  const { label, help } = useWords(kind, name);
  const { data = [] } = useGetList(of, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'order', order: 'ASC' },
  });
  const choices = data
    .filter(({ code }) => code !== null)
    .map(({ code, title }) => ({ id: code as string, name: title as string }));
  return (
    <SelectInput
      source={source}
      label={label}
      helperText={help}
      choices={choices}
      translateChoice={false}
      required={field.required === true}
      fullWidth
    />
  );
}

/** A picture; the entry of a list that has fields for its size gets them with it. */
function PictureField({ kind, name, field: rule, source, hasSize = false }: FieldInputProps & { hasSize?: boolean }) {
  const { label, help } = useWords(kind, name);
  const { field, fieldState } = useInput({ source });
  const { setValue } = useFormContext();
  const [width, height] = [useWrappedSource('width'), useWrappedSource('height')];
  const choose = (address: string, medium?: ConsoleMedium) => {
    field.onChange(address);
    if (!hasSize || !medium) return;
    setValue(width, medium.width, { shouldDirty: true });
    setValue(height, medium.height, { shouldDirty: true });
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

function ListInput({ kind, name, source, fields }: FieldInputProps & { fields: ContentFields }) {
  const { label, help } = useWords(kind, name);
  return (
    <ArrayInput source={source} label={label} helperText={help} fullWidth>
      <SimpleFormIterator inline disableClear sx={{ '& .RaSimpleFormIterator-form': { flex: 1 } }}>
        {Object.entries(fields).map(([each, field]) => (
          <EntryInput
            key={each}
            kind={kind}
            name={`${name}.${each}`}
            field={field}
            source={each}
            hasSize={'width' in fields}
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function EntryInput(props: Omit<FieldInputProps, 'mayRename'> & { hasSize: boolean }) {
  const { kind, field, source } = props;
  const name = props.name.replace('.', '_');
  const { label } = useWords(kind, name);
  if (field.type === 'picture')
    return (
      <Box sx={{ flexBasis: '100%' }}>
        <PictureField {...props} name={name} mayRename />
      </Box>
    );
  if (field.type === 'number')
    return <NumberInput source={source} label={label} helperText={false} sx={{ maxWidth: 110 }} />;
  return <TextInput source={source} label={label} helperText={false} sx={{ minWidth: 220, flex: 1 }} />;
}

/** One field of a record, by the rule that the contract has for it. */
export function FieldInput(props: FieldInputProps) {
  const { kind, name, field, source } = props;
  const translate = useTranslate();
  const { label, help } = useWords(kind, name);
  const usual = { source, label, helperText: help, required: field.required === true, fullWidth: true };
  switch (field.type) {
    case 'html':
      return <RichTextInput source={source} label={label} helperText={help} isRequired={field.required === true} />;
    case 'slug':
      return <SlugInput {...usual} mayRename={props.mayRename} kind={kind} />;
    case 'video':
      return <VideoInput {...usual} />;
    case 'day':
      return <DateInput {...usual} />;
    case 'number':
      return <NumberInput {...usual} />;
    case 'flag':
      return (
        <Box>
          <BooleanInput source={source} label={label} helperText={help} />
        </Box>
      );
    case 'choice':
      return (
        <SelectInput
          {...usual}
          choices={field.choices.map((id) => ({ id, name: translate(`resources.${kind}.choices.${name}.${id}`) }))}
          translateChoice={false}
        />
      );
    case 'reference':
      return <ReferenceInput {...props} of={field.of} />;
    case 'outside-link':
      return <OutsideLinkInput source={source} label={label} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'list':
      return <ListInput {...props} fields={field.fields} />;
    default:
      return <CountedText {...props} />;
  }
}
