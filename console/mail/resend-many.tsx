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

const untilRead = { autoHideDuration: null } as const;

const countsOf = ({ sent, refused }: Outcome, translate: ReturnType<typeof useTranslate>) =>
  translate('mail.many.counts', { sent, refused: refused.length });

/** Sends the chosen letters once more, and names those that could not be sent. */
export function ResendMany() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { ids, choose } = useChosenRows();
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
      if (done.refused.length > 0 && begun.isLeft()) begun.tell(new Error(countsOf(done, translate)), untilRead);
      else if (done.refused.length > 0) setOutcome(done);
      else {
        notify(translate('mail.many.done', { smart_count: done.sent }), { type: 'success' });
        choose([]);
      }
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
        onClose={() => setOpen(false)}
      />
      {outcome && (
        <OutcomeDialog
          outcome={outcome}
          onClose={() => {
            setOutcome(undefined);
            choose([]);
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
        <DialogContentText>{countsOf(outcome, translate)}</DialogContentText>
        <ul>
          {outcome.refused.map(({ id, address, message }) => (
            <li key={id}>
              {address}: {message}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <PlainButton onClick={onClose}>{translate('ra.action.close')}</PlainButton>
      </DialogActions>
    </Dialog>
  );
}
