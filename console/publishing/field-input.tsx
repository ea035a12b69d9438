import { Box } from '@mui/material';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ContentKind } from '../../contract/publishing.values.ts';
import { EmailInput } from '../app/email-input.tsx';
import { paragraphInput } from '../app/paragraph-input.ts';
import { readDay } from '../app/server-day.ts';
import { CityInput } from './city-input.tsx';
import { type FieldInputProps, useFieldWords } from './field-words.ts';
import { ListInput } from './list-input.tsx';
import { OutsideLinkInput } from './outside-link-input.tsx';
import { PictureField } from './picture-field.tsx';
import { RichTextInput } from './rich-text/rich-text-input.tsx';
import { SlugInput } from './slug-input.tsx';
import { useEmptied } from './use-emptied.ts';
import { CaptionsInput, FilmInput, VideoInput } from './video-input.tsx';

const longLine = 1_000;

/** A text with how much of its room is taken. */
function CountedText({ kind, name, field, source }: FieldInputProps) {
  const { label, help } = useFieldWords(kind, name);
  const translate = useTranslate();
  const emptied = useEmptied(source);
  const value: unknown = useWatch({ name: source });
  const taken = typeof value === 'string' ? value.length : 0;
  const { most = longLine } = field;
  const count = translate('publishing.count', { taken, most });
  return (
    <TextInput
      source={source}
      label={label}
      parse={emptied}
      required={field.required === true}
      helperText={[help, taken > most * 0.6 ? count : ''].filter(Boolean).join(' · ') || false}
      {...(field.type === 'text' && { multiline: true, minRows: 3 })}
      {...(field.type === 'paragraph' && {
        ...paragraphInput,
        parse: (typed: string) => emptied(paragraphInput.parse(typed)),
        minRows: 3,
      })}
      fullWidth
    />
  );
}

/** A day; of one that is still to come it says that nothing waits for it. */
function DayInput({ help, ...usual }: { source: string; label: string; help: string | false; required: boolean }) {
  const translate = useTranslate();
  const day: unknown = useWatch({ name: usual.source });
  const isAhead = typeof day === 'string' && day > readDay();
  return <DateInput {...usual} fullWidth helperText={isAhead ? translate('publishing.dayAhead') : help} />;
}

/** A required choice offers nothing empty; the library would mark it a second time, unless its label is an element. */
const noEmptyChoice = (label: string, isRequired: boolean) => ({ isRequired, label: <>{label}</> });

function ReferenceInput({ kind, name, field, source, of }: FieldInputProps & { of: ContentKind }) {
  const { label, help } = useFieldWords(kind, name);
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
      helperText={help}
      choices={choices}
      translateChoice={false}
      required={field.required === true}
      {...noEmptyChoice(label, field.required === true)}
      fullWidth
    />
  );
}

/** One field of a record, by the rule that the contract has for it. */
export function FieldInput(props: FieldInputProps) {
  const { kind, name, field, source, code } = props;
  const translate = useTranslate();
  const { label, help } = useFieldWords(kind, name, code);
  const usual = { source, label, helperText: help, required: field.required === true, fullWidth: true };
  switch (field.type) {
    case 'html':
      return <RichTextInput source={source} label={label} helperText={help} isRequired={field.required === true} />;
    case 'slug':
      return <SlugInput {...usual} mayRename={props.mayRename} kind={kind} />;
    case 'video':
      return <VideoInput {...usual} />;
    case 'film':
      return <FilmInput {...usual} />;
    case 'captions':
      return <CaptionsInput {...usual} />;
    case 'day':
      return <DayInput source={source} label={label} help={help} required={field.required === true} />;
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
          {...noEmptyChoice(label, usual.required)}
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
    case 'line':
      if (field.tells === 'city') return <CityInput {...usual} />;
      return field.tells === 'mail' ? <EmailInput {...usual} /> : <CountedText {...props} />;
    default:
      return <CountedText {...props} />;
  }
}
