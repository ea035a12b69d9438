import Publish from '@mui/icons-material/Publish';
import Save from '@mui/icons-material/Save';
import Schedule from '@mui/icons-material/Schedule';
import Visibility from '@mui/icons-material/Visibility';
import { Box, Button, Paper } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { ContentKind } from '../../contract/publishing.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { MoreActions } from './more-actions.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { Faults } from './use-faults.ts';
import type { OpenRecord } from './use-record.ts';
import { useRecordActions } from './use-record-actions.ts';
import type { Explain, Look, Outcome, Run } from './use-run.ts';

interface SaveBarProps {
  kind: ContentKind;
  record: OpenRecord | undefined;
  run: Run;
  explain: Explain;
  look: Look;
  onHistory: () => void;
}

const place = {
  // A phone has no room for a bar that stays.
  position: { xs: 'static', sm: 'sticky' },
  bottom: 0,
  zIndex: 3,
  marginTop: 2,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  '& > .MuiButton-root': { flexGrow: { xs: 1, sm: 0 } },
  // Where the menu takes a third of the width, words are all that there is room for.
  '& .MuiButton-startIcon': { display: { sm: 'none', lg: 'inherit' } },
} as const;

/** Ctrl+S, on a Russian keyboard too. */
function useSaveKey(save: () => void): void {
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** One action at a time; the button that has asked for it holds the focus again when it is done. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<unknown>) => async () => {
    if (busy) return;
    // A disabled button cannot hold it.
    const returnFocus = keepFocus();
    setBusy(true);
    await work().finally(() => {
      flushSync(() => setBusy(false));
      returnFocus();
    });
  };
  return { busy, once };
}

/** What can be done with the record, always in reach; Ctrl+S saves the draft. */
export function SaveBar(props: SaveBarProps) {
  const { record, run, onHistory } = props;
  const translate = useTranslate();
  const { busy, once } = useOneAtATime();
  const [isSaveAsked, askToSave] = useState(false);
  const actions = useRecordActions(props);
  useSaveKey(() => askToSave(true));
  const saveAsAsked = useEffectEvent(() => {
    askToSave(false);
    void once(actions.save)();
  });
  useEffect(() => {
    // Pressed while something else is being done, it is for what was typed since.
    if (isSaveAsked && !busy) saveAsAsked();
  }, [isSaveAsked, busy]);
  const isRemoved = record?.state === 'removed';
  const hasNews = !record || actions.isDirty || record.state !== 'published';
  const button = { disabled: busy || isRemoved } as const;
  return (
    <Paper component="section" aria-label={translate('publishing.actions')} sx={place}>
      <Box sx={row}>
        <Button
          {...button}
          variant="contained"
          startIcon={<Publish />}
          onClick={once(actions.publish)}
          disabled={button.disabled || !hasNews}
        >
          {translate('publishing.publish')}
        </Button>
        <Button {...button} variant="outlined" startIcon={<Save />} onClick={once(actions.save)} title="Ctrl+S">
          {translate('publishing.save')}
        </Button>
        <Button {...button} startIcon={<Visibility />} onClick={once(actions.preview)}>
          {translate('publishing.preview')}
        </Button>
        <PlanButton
          kind={props.kind}
          plannedAt={record?.publishAt ?? null}
          disabled={button.disabled || !hasNews}
          onPlan={async (moment) => {
            let outcome: Outcome = { faults: {} };
            await once(async () => {
              outcome = await actions.plan(moment);
            })();
            return outcome;
          }}
          onFaults={actions.showFaults}
        />
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        {record && <MoreActions record={record} run={run} onHistory={onHistory} />}
      </Box>
    </Paper>
  );
}

interface PlanButtonProps {
  kind: ContentKind;
  plannedAt: string | null;
  disabled: boolean;
  onPlan: (moment: string) => Promise<Outcome>;
  onFaults: (faults: Faults) => void;
}

/** Asks when to publish; a time that came to nothing is there again. */
function PlanButton({ kind, plannedAt, disabled, onPlan, onFaults }: PlanButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const plan = async (moment: string) => {
    const { record, faults } = await onPlan(moment);
    if (faults?.at) return false;
    if (record) setTyped(undefined);
    // An open dialog would take the focus back from the field that is at fault.
    flushSync(() => setOpen(false));
    if (faults) onFaults(faults);
    return true;
  };
  return (
    <>
      <Button startIcon={<Schedule />} onClick={() => setOpen(true)} disabled={disabled}>
        {translate('publishing.plan')}
      </Button>
      {isOpen && (
        <PlanDialog
          kind={kind}
          plannedAt={plannedAt}
          onClose={() => setOpen(false)}
          typed={typed}
          onType={setTyped}
          onPlan={plan}
        />
      )}
    </>
  );
}
