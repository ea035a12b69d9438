import Add from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import {
  ArrayInput,
  NumberInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';
import type { ContentFields } from '../../contract/publishing.values.ts';
import { type FieldInputProps, useFieldWords } from './field-words.ts';
import { PictureField, SizedPictureField } from './picture-field.tsx';

type ListInputProps = FieldInputProps & { fields: ContentFields };

/** Each entry in a frame of its own, its buttons always there: who has no mouse never hovers. */
const entries = {
  '& .RaSimpleFormIterator-list': { display: 'grid', gap: 1.5 },
  '& .RaSimpleFormIterator-line, & .RaSimpleFormIterator-line:last-child': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    justifyContent: 'flex-end',
    padding: 1.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1.25,
  },
  '& .RaSimpleFormIterator-form': { flex: '1 1 260px', gap: 1, minWidth: 0 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible', whiteSpace: 'nowrap', marginTop: 0 },
} as const;

/** Entries of one shape, in an order that can be changed. */
export function ListInput({ kind, name, source, fields, field: rule }: ListInputProps) {
  const { label, help } = useFieldWords(kind, name);
  const isSized = 'width' in fields && 'height' in fields;
  const shown = Object.entries(fields).filter(([each]) => !isSized || !['width', 'height'].includes(each));
  const isOfLines = shown.every(([, { type }]) => type === 'line');
  return (
    <ArrayInput source={source} label={label} helperText={help} fullWidth data-field={source}>
      <SimpleFormIterator
        disableClear
        inline={isOfLines}
        addButton={<AddEntry label={label} most={rule.most} />}
        sx={entries}
      >
        {shown.map(([each, field]) => (
          <EntryInput
            key={each}
            kind={kind}
            name={`${name}_${each}`}
            field={field}
            source={each}
            isSized={isSized}
            mayRename
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddEntry({ label, most = Number.POSITIVE_INFINITY }: { label: string; most: number | undefined }) {
  const translate = useTranslate();
  const { add, total } = useSimpleFormIterator();
  const words = translate('ra.action.add');
  return (
    <Button startIcon={<Add />} aria-label={`${words}: ${label}`} disabled={total >= most} onClick={() => add()}>
      {words}
    </Button>
  );
}

function EntryInput({ isSized, ...props }: FieldInputProps & { isSized: boolean }) {
  const { kind, name, field, source } = props;
  const { label } = useFieldWords(kind, name);
  const input = { source, label, helperText: false, required: field.required === true } as const;
  if (field.type === 'picture')
    return <Box>{isSized ? <SizedPictureField {...props} /> : <PictureField {...props} />}</Box>;
  if (field.type === 'number') return <NumberInput {...input} sx={{ maxWidth: 110 }} />;
  return <TextInput {...input} fullWidth />;
}
