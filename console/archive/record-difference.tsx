import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportRecord } from '../../contract/archive-console.ts';
import { ChangedText } from '../app/changed-text.tsx';
import { differingFields } from '../app/word-changes.ts';

type Side = Record<string, unknown>;

const isSide = (value: unknown): value is Side => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a record that differ, what went and what came. */
export function RecordDifference({ record: { kind, before, after } }: { record: ImportRecord }) {
  const translate = useTranslate();
  const [old, fresh] = [before ?? {}, after ?? {}];
  const parts = (['value', 'draft'] as const).filter((part) => isSide(fresh[part]));
  const stateOf = (side: Side) => (typeof side.state === 'string' ? translate(`archive.states.${side.state}`) : '');
  const movedOf = (side: Side) => (Array.isArray(side.movedFrom) ? side.movedFrom.join(', ') : '');
  return (
    <>
      {typeof fresh.state === 'string' && (
        <Field label={translate('archive.fields.state')} before={stateOf(old)} after={stateOf(fresh)} />
      )}
      {parts.map((part) => (
        <Fields
          key={part}
          kind={kind}
          heading={part === 'draft' ? translate('archive.fields.draft') : ''}
          before={isSide(old[part]) ? old[part] : {}}
          after={fresh[part] as Side}
        />
      ))}
      {kind === 'media' && <Field label={translate('archive.fields.alt')} before={old.alt} after={fresh.alt} />}
      {movedOf(fresh) && (
        <Field label={translate('archive.fields.movedFrom')} before={movedOf(old)} after={movedOf(fresh)} />
      )}
    </>
  );
}

function Fields({ kind, heading, before, after }: { kind: string; heading: string; before: Side; after: Side }) {
  const translate = useTranslate();
  return (
    <>
      {heading && (
        <Typography variant="subtitle1" component="h4" sx={{ marginTop: 1 }}>
          {heading}
        </Typography>
      )}
      {differingFields(before, after).map((name) => (
        <Field
          key={name}
          label={translate(`resources.${kind}.fields.${name}`, { _: name })}
          before={before[name]}
          after={after[name]}
        />
      ))}
    </>
  );
}

function Field({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  return (
    <Box sx={{ marginTop: 1.5 }}>
      <Typography variant="subtitle2" component="p" color="text.secondary">
        {label}
      </Typography>
      <ChangedText before={before ?? ''} after={after ?? ''} />
    </Box>
  );
}
