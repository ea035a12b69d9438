import Send from '@mui/icons-material/Send';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Button as PlainButton,
} from '@mui/material';
import { useId, useState } from 'react';
import { Button, Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import { resendMails } from '../../contract/mail-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { useChosenRows } from '../app/chosen-rows.ts';
import { useKeyed } from '../app/keyed.ts';
import { request } from '../app/request.ts';

type Outcome = CallAnswer<typeof resendMails>;

const untilRead = { autoHideDuration: null, multiLine: true } as const;

const inWords = ({ sent, refused }: Outcome) => ({
  sent,
  refused: refused.length,
  reasons: refused.map(reasonOf).join(' '),
});
const reasonOf = ({ address, message }: Outcome['refused'][number]) => `${address}: ${message}`;

/** Sends the chosen letters once more, and names those that could not be sent. */
export function ResendMany() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { ids, release } = useChosenRows();
  const [isOpen, setOpen] = useState(false);
  const begin = useBegunHere();
  const [isBusy, setBusy] = useState(false);
  const once = useKeyed();
  const [outcome, setOutcome] = useState<Outcome>();
  const count = ids.length;
  const act = async () => {
    const begun = begin();
    setBusy(true);
    try {
      const done = await once((key) => request(resendMails, { body: { key, ids: ids.map(String) } }));
      const isWhole = done.refused.length === 0;
      if (isWhole) notify(translate('mail.many.done', { smart_count: done.sent }), { type: 'success' });
      else if (begun.isLeft()) notify(translate('mail.many.late', inWords(done)), { type: 'warning', ...untilRead });
      else setOutcome(done);
      const refused = new Set(done.refused.map(({ id }) => id));
      release(ids.filter((id) => !refused.has(String(id))));
      refresh();
    } catch (error) {
      begun.tell(error as Error, untilRead);
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button label={translate('mail.many.chosen', { count })} onClick={() => setOpen(true)}>
        <Send />
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isBusy}
        title={translate('mail.many.title', { smart_count: count })}
        content="mail.many.text"
        confirm="mail.many.label"
        onConfirm={() => void act()}
        onClose={() => !isBusy && setOpen(false)}
      />
      {outcome && (
        <OutcomeDialog
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined);
            release(ids);
          }}
        />
      )}
    </>
  );
}

function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose(): void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('mail.many.outcome')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('mail.many.counts', inWords(outcome))}</DialogContentText>
        <ul>
          {outcome.refused.map((one) => (
            <li key={one.id}>{reasonOf(one)}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <PlainButton onClick={onClose}>{translate('ra.action.close')}</PlainButton>
      </DialogActions>
    </Dialog>
  );
}
