import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { resendMail, type WholeMail } from '../../contract/mail-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { useKeyed } from '../app/keyed.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';

/** Sends the letter once more, in the way that is possible for it, after saying what will happen. */
export function ResendButton({ mail }: { mail: WholeMail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const begin = useBegunHere();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const once = useKeyed();
  const { id, resend, recipientAddress, createdAt } = mail;
  if (resend === 'nothing') return null;
  const open = () => {
    setFailure('');
    setOpen(true);
  };
  const act = async () => {
    const begun = begin();
    setBusy(true);
    setFailure('');
    try {
      const { action } = await once((key) => request(resendMail, { params: { id }, body: { key } }));
      notify(translate(`mail.resend.${action}.done`, { address: recipientAddress }), { type: 'success' });
      setOpen(false);
      refresh();
    } catch (error) {
      begun.tellBy(setFailure)(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="contained" onClick={open}>
        {translate(`mail.resend.${resend}.label`)}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isBusy}
        title={translate(`mail.resend.${resend}.label`)}
        content={
          <>
            {translate(`mail.resend.${resend}.text`, { address: recipientAddress, at: momentInWords(createdAt) })}
            {failure && (
              <Alert severity="error" sx={{ marginTop: 2 }}>
                {failure}
              </Alert>
            )}
          </>
        }
        confirm={`mail.resend.${resend}.label`}
        onConfirm={() => void act()}
        onClose={() => !isBusy && setOpen(false)}
      />
    </>
  );
}
