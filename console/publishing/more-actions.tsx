import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Menu,
  MenuItem,
  Typography,
} from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pagedKinds } from '../../contract/publishing.values.ts';
import { useFocusWhenGone } from '../app/keep-focus.ts';
import { momentText } from '../app/moment-field.tsx';
import { useOnce } from '../app/use-once.ts';
import { records } from './kind-calls.ts';
import type { OpenRecord } from './use-record.ts';
import type { Run } from './use-run.ts';
import { useRunKeepingTyped } from './use-run-keeping-typed.ts';

type Verb = 'unschedule' | 'withdraw' | 'discard' | 'remove';

const isPossible: Record<Verb, (record: OpenRecord) => boolean> = {
  unschedule: ({ publishAt }) => publishAt !== null,
  discard: ({ state, published }) => published !== null && (state === 'changed' || state === 'scheduled'),
  withdraw: ({ mayWithdraw }) => mayWithdraw,
  remove: ({ mayRemove }) => mayRemove,
};

interface MoreActionsProps {
  record: OpenRecord;
  run: Run;
  onHistory: () => void;
}

/** What customers keep of a record that is taken off the site. */
const goOn = ['applications', 'customers'];

/** History, and what takes something away: each says first what goes. */
export function MoreActions({ record, run, onHistory }: MoreActionsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Verb | undefined>();
  const possible = (Object.keys(isPossible) as Verb[]).filter((verb) => isPossible[verb](record));
  const keepPlace = useFocusWhenGone(possible.length > 0 || asked !== undefined);
  const ask = (verb: Verb) => {
    setAnchor(null);
    setAsked(verb);
  };
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    keepPlace();
    setAnchor(currentTarget);
  };
  return (
    <>
      <Button onClick={onHistory}>{translate('publishing.history.title')}</Button>
      {possible.length > 0 && (
        <Button aria-haspopup="menu" onClick={open}>
          {translate('publishing.more')}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {possible.map((verb) => (
          <MenuItem key={verb} onClick={() => ask(verb)}>
            {translate(`publishing.${verb}.action`)}
          </MenuItem>
        ))}
      </Menu>
      {asked && <AskFirst verb={asked} record={record} run={run} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface WhatRefersProps extends Pick<OpenRecord, 'references'> {
  verb: 'remove' | 'withdraw';
}

/** What refers to the record, and what of it goes on when it leaves the site. */
function WhatRefers({ verb, references }: WhatRefersProps) {
  const translate = useTranslate();
  if (references.length === 0) return null;
  return (
    <>
      {verb === 'withdraw' &&
        references
          .filter(({ what }) => goOn.includes(what))
          .map(({ what }) => (
            <DialogContentText key={what}>{translate(`publishing.withdraw.goesOn.${what}`)}</DialogContentText>
          ))}
      <Typography sx={{ marginTop: 2 }}>{translate('publishing.references')}</Typography>
      <ul>
        {references.map(({ what, count, holds }) => (
          <li key={`${what}-${holds}`}>
            {translate(`publishing.referenceKinds.${what}`)}: {count}
          </li>
        ))}
      </ul>
    </>
  );
}

function AskFirst({ verb, record, run, onClose }: { verb: Verb; record: OpenRecord; run: Run; onClose: () => void }) {
  const translate = useTranslate();
  const isHeld = verb === 'remove' && record.references.some(({ holds }) => holds);
  const held = record.mayWithdraw ? 'heldOnSite' : 'held';
  const what = verb === 'withdraw' && pagedKinds.includes(record.kind) ? 'whatOfPage' : 'what';
  const { isBusy, once } = useOnce();
  const runKeepingTyped = useRunKeepingTyped(run);
  // A record that loses its draft or its place on the site loses its plan with it.
  const losesPlan = verb !== 'unschedule' && record.publishAt !== null;
  const done = `publishing.done.${verb === 'discard' && losesPlan ? 'discardPlanned' : verb}`;
  const make = (version: number) => records[verb]({ ...record, version });
  const change = async () => {
    // What is typed goes with the draft that is given up, as the dialog says, and with the record that is removed.
    await (verb === 'discard' || verb === 'remove' ? run(make, { done }) : runKeepingTyped(record.value, make, done));
    onClose();
  };
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{translate(`publishing.${verb}.ask`, { title: record.title })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(`publishing.${verb}.${isHeld ? held : what}`)}</DialogContentText>
        {losesPlan && !isHeld && (
          <DialogContentText sx={{ marginTop: 1 }}>
            {translate('publishing.planGoes', { at: momentText(record.publishAt) })}
          </DialogContentText>
        )}
        {(verb === 'remove' || verb === 'withdraw') && <WhatRefers verb={verb} references={record.references} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        {!isHeld && (
          <Button
            variant="contained"
            color={verb === 'unschedule' ? 'primary' : 'error'}
            aria-disabled={isBusy}
            onClick={() => void once(change)}
          >
            {translate(`publishing.${verb}.action`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
