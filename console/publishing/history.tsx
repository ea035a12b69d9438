import Close from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentKind, ContentVersion } from '../../contract/publishing.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { momentText } from '../app/moment-field.tsx';
import { useOnce } from '../app/use-once.ts';
import { differingFields } from '../app/word-changes.ts';
import { ChangedValue } from './changed-value.tsx';
import { records } from './kind-calls.ts';
import type { OpenRecord } from './use-record.ts';
import type { Run } from './use-run.ts';
import { useRunKeepingTyped } from './use-run-keeping-typed.ts';

interface HistoryProps {
  record: OpenRecord;
  run: Run;
  onClose: () => void;
}

/**
 * Makes a version the draft again; whoever has typed something that is not saved is asked first. Beside a record that was
 * removed meanwhile it stays typed: to be able to save it is what the version is brought back for.
 */
function useRestore({ record, run, onClose }: HistoryProps) {
  const translate = useTranslate();
  const { once } = useOnce();
  const { formState, reset } = useFormContext();
  const { isDirty } = formState;
  const runKeepingTyped = useRunKeepingTyped(run);
  const keepsTyped = record.state === 'removed' && isDirty;
  const done = 'publishing.done.restored';
  return ({ version }: ContentVersion) => {
    if (isDirty && !keepsTyped && !window.confirm(translate('publishing.history.unsaved'))) return;
    const make = (at: number) => records.restore({ ...record, version: at }, version);
    // Where the draft was the same already, the form would not begin anew by itself.
    const onShown = ({ value, id }: OpenRecord) => reset({ ...value, id });
    void once(() =>
      (keepsTyped ? runKeepingTyped(record.value, make, done) : run(make, { done, onShown })).then(onClose),
    );
  };
}

/** The place of the chosen version, by its number: when a newer one comes, all places move by one. Without a choice it is the newest. */
function useChosen(versions: readonly ContentVersion[]) {
  const [chosen, choose] = useState<number>();
  const place = versions.findIndex(({ version }) => version === chosen);
  return { shown: Math.max(place, 0), choose };
}

/** The versions of a record; each is compared with the one before it, and can be made the draft again. */
export function History({ record, run, onClose }: HistoryProps) {
  const translate = useTranslate();
  const restore = useRestore({ record, run, onClose });
  const { data, error, refetch } = useQuery({
    queryKey: [record.kind, 'versions', record.id, record.version],
    queryFn: () => records.versions(record),
  });
  const versions = data?.versions ?? [];
  const { shown, choose } = useChosen(versions);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', md: 860 } }, 'aria-label': translate('publishing.history.title') },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', padding: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {translate('publishing.history.title')}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {error && <LoadFailure message={error.message} again={refetch} />}
      {!data && !error && <Loading />}
      {data && versions.length === 0 && (
        <Typography sx={{ padding: 2 }}>{translate('publishing.history.empty')}</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '280px 1fr' }, minHeight: 0 }}>
        <List component="div" sx={{ overflowY: 'auto' }}>
          {versions.map((version, place) => (
            <ListItemButton
              key={version.version}
              selected={place === shown}
              aria-current={place === shown}
              onClick={() => choose(version.version)}
            >
              <ListItemText
                primary={translate(`publishing.events.${version.event}`)}
                secondary={[momentText(version.at), version.author].filter(Boolean).join(', ')}
              />
            </ListItemButton>
          ))}
        </List>
        {versions[shown] && (
          <Compared kind={record.kind} version={versions[shown]} before={versions[shown + 1]} onRestore={restore} />
        )}
      </Box>
    </Drawer>
  );
}

interface ComparedProps {
  kind: ContentKind;
  version: ContentVersion;
  before: ContentVersion | undefined;
  onRestore: (version: ContentVersion) => void;
}

function Compared({ kind, version, before, onRestore }: ComparedProps) {
  const translate = useTranslate();
  const fields = differingFields(before?.value ?? {}, version.value);
  return (
    <Box sx={{ padding: 2, overflowY: 'auto', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: 1 }}>
          {translate(before ? 'publishing.history.changed' : 'publishing.history.first')}
        </Typography>
        <Button variant="outlined" onClick={() => onRestore(version)}>
          {translate('publishing.history.restore')}
        </Button>
      </Box>
      {fields.length === 0 && <Typography color="textSecondary">{translate('publishing.history.same')}</Typography>}
      {fields.map((name) => (
        <Box key={name} sx={{ marginTop: 2 }}>
          <Typography component="h4" variant="subtitle2" color="textSecondary">
            {translate(`resources.${kind}.fields.${name}`)}
          </Typography>
          <ChangedValue kind={kind} name={name} before={before?.value[name]} after={version.value[name]} />
        </Box>
      ))}
    </Box>
  );
}
