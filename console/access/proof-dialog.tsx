import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { findConsoleAccess, proveAgain, showSecondFactor } from '../../contract/console-access.ts';
import { answerProofsBy, type ProofNeed } from '../app/proofs.ts';
import { request } from '../app/request.ts';
import { CodeField, PasswordField } from './access-fields.tsx';
import { refuseField, useCallForm } from './use-call-form.ts';

interface Question {
  withPassword: boolean;
  withCode: boolean;
}

/** What is to be asked: whoever has no second factor gives the password alone; nothing helps who has yet to set it up. */
async function questionOf(need: ProofNeed): Promise<Question | undefined> {
  const { state, isOwnDemo } = await request(findConsoleAccess, {});
  if (state === 'signed-out' || state === 'foreign') return undefined;
  const hasFactor = state !== 'enrol' && !isOwnDemo;
  if (need === 'second-factor') return hasFactor ? { withPassword: false, withCode: true } : undefined;
  return { withPassword: true, withCode: hasFactor };
}

/** Stands beside the screens: asks for a proof when a call wants one, and the call goes on by itself. */
export function ProofDialog() {
  const [question, setQuestion] = useState<Question>();
  const answer = useRef<((isGiven: boolean) => void) | undefined>(undefined);
  useEffect(
    () =>
      answerProofsBy(async (need) => {
        const asked = await questionOf(need).catch(() => undefined);
        if (!asked) return false;
        setQuestion(asked);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (isGiven: boolean) => {
    setQuestion(undefined);
    answer.current?.(isGiven);
  };
  return question ? <ProofForm question={question} onClose={close} /> : null;
}

function ProofForm({ question, onClose }: { question: Question; onClose: (isGiven: boolean) => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { withPassword, withCode } = question;
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ password = '', code = '' }) => {
    if (withPassword && !password) refuseField('password', translate('access.noPassword'));
    if (withCode && !code.trim()) refuseField('code', translate('access.noCode'));
    if (withPassword) await request(proveAgain, { body: { password, code } });
    else await request(showSecondFactor, { body: { code } });
    onClose(true);
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={() => onClose(false)}>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate(withPassword ? 'access.proveTitle' : 'access.codeTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate(withPassword ? 'access.proveText' : 'access.idleText')}</DialogContentText>
          {message && (
            <Alert severity="error" sx={{ marginTop: 2 }}>
              {message}
            </Alert>
          )}
          {withPassword && <PasswordField autoFocus label={translate('access.password')} error={errorOf('password')} />}
          {withCode && <CodeField autoFocus={!withPassword} label={translate('access.code')} error={errorOf('code')} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{translate('access.cancel')}</Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {translate(isBusy ? 'access.checking' : 'access.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
