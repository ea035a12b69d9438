import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { findConsoleAccess, showSecondFactor } from '../../contract/console-access.ts';
import { shownPerson } from '../app/auth-provider.ts';
import { requestPlainly } from '../app/request.ts';
import { closeSession, openSession, watchWhoIsIn } from '../app/session.ts';
import { CodeField, LoginField, PasswordField } from './access-fields.tsx';
import { refuseField, useCallForm } from './use-call-form.ts';
import { useLeave } from './use-leave.ts';
import { useQuestion } from './use-question.ts';

interface Step {
  isCode: boolean;
}

/** What is left to be asked until the person of the screens is in again; `false` where the page of sign-in goes on. */
async function nextStep(): Promise<Step | boolean> {
  const { state, id } = await requestPlainly(findConsoleAccess, {});
  const shown = shownPerson();
  // Another person may have signed in by another tab.
  if (state === 'signed-out' || (shown && id !== shown.id)) return { isCode: false };
  if (!shown) return false;
  return state === 'code' ? { isCode: true } : state === 'open';
}

/**
 * Stands over a screen whose session has ended: whoever signs in again goes on there, with all that was typed, and the
 * refused call is repeated.
 */
export function SignInDialog() {
  const { question, setQuestion, close } = useQuestion(['sign-in'], nextStep);
  const isAsking = question !== undefined;
  // Whoever is in again by another tab need not be asked here.
  const look = useEffectEvent(async () => {
    if ((await nextStep().catch(() => false)) === true) close(true);
  });
  useEffect(() => (isAsking ? watchWhoIsIn(() => void look()) : undefined), [isAsking]);
  if (!question) return null;
  const goOn = (step: Step | boolean) => (typeof step === 'boolean' ? close(step) : setQuestion(step));
  return <SignInForm key={String(question.isCode)} isCode={question.isCode} goOn={goOn} />;
}

/** Nobody who comes by reads what the person has left open. */
const nothingSeen = { backdrop: { sx: { backgroundColor: 'background.default' } } } as const;

function SignInForm({ isCode, goOn }: Step & { goOn: (step: Step | boolean) => void }) {
  const translate = useTranslate();
  const leave = useLeave();
  const titleId = useId();
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ login = '', password = '', code = '' }) => {
    if (isCode) {
      if (!code.trim()) refuseField('code', translate('access.noCode'));
      await requestPlainly(showSecondFactor, { body: { code } });
      return goOn(await nextStep());
    }
    if (!login.trim()) refuseField('login', translate('access.noLogin'));
    if (!password) refuseField('password', translate('access.noPassword'));
    await openSession(login, password);
    if ((await requestPlainly(findConsoleAccess, {})).id !== shownPerson()?.id) {
      await closeSession();
      refuseField('login', translate('access.anothersScreen', { name: shownPerson()?.name }));
    }
    return goOn(await nextStep());
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} slotProps={nothingSeen}>
      <form ref={form} noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate(isCode ? 'access.codeTitle' : 'access.endedTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate(isCode ? 'access.codeText' : 'access.endedText')}</DialogContentText>
          {message && (
            <Alert severity="error" sx={{ marginTop: 2 }}>
              {message}
            </Alert>
          )}
          {isCode ? (
            <CodeField autoFocus label={translate('access.code')} error={errorOf('code')} />
          ) : (
            <>
              <LoginField autoFocus label={translate('access.login')} error={errorOf('login')} />
              <PasswordField label={translate('access.password')} error={errorOf('password')} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              goOn(false);
              leave();
            }}
          >
            {translate('access.leaveUnsaved')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {translate(isBusy ? 'access.entering' : 'access.enter')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
