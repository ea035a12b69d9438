import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { findConsoleAccess, proveAgain, showSecondFactor } from '../../contract/console-access.ts';
import type { ProofNeed } from '../app/proofs.ts';
import { requestPlainly } from '../app/request.ts';
import { CodeField, PasswordField } from './access-fields.tsx';
import { refuseField, useCallForm } from './use-call-form.ts';
import { useQuestion } from './use-question.ts';

interface Question {
  withPassword: boolean;
  withCode: boolean;
}

/** What is to be asked: whoever has no second factor gives the password alone; nothing helps who has yet to set it up. */
async function questionOf(need: ProofNeed): Promise<Question | false> {
  const { state, isOwnDemo } = await requestPlainly(findConsoleAccess, {});
  if (state === 'signed-out' || state === 'foreign') return false;
  const hasFactor = state !== 'enrol' && !isOwnDemo;
  if (need === 'second-factor') return hasFactor && { withPassword: false, withCode: true };
  return { withPassword: true, withCode: hasFactor };
}

/** Stands beside the screens: asks for a proof when a call wants one, and the call goes on by itself. */
export function ProofDialog() {
  const { question, close } = useQuestion(['second-factor', 'fresh'], questionOf);
  return question ? <ProofForm question={question} onClose={close} /> : null;
}

function ProofForm({ question, onClose }: { question: Question; onClose: (isGiven: boolean) => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { withPassword, withCode } = question;
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ password = '', code = '' }) => {
    if (withPassword && !password) refuseField('password', translate('access.noPassword'));
    if (withCode && !code.trim()) refuseField('code', translate('access.noCode'));
    if (withPassword) await requestPlainly(proveAgain, { body: { password, code } });
    else await requestPlainly(showSecondFactor, { body: { code } });
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
