import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Notification, useLogin, useTranslate } from 'react-admin';
import { type ConsoleAccess, findConsoleAccess, showSecondFactor } from '../../contract/console-access.ts';
import { wasSomebodyIn } from '../app/auth-provider.ts';
import { basePath } from '../app/place.ts';
import { request } from '../app/request.ts';
import { closeSession, openSession, tellWhoIsIn } from '../app/session.ts';
import { useAskBeforeLeaving } from '../app/use-ask-before-leaving.ts';
import { CodeField, LoginField, PasswordField } from './access-fields.tsx';
import { LoginFrame } from './login-frame.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type MakeCodes, SecondFactorSetup } from './second-factor-setup.tsx';
import { refuseField, useCallForm } from './use-call-form.ts';
import { useMayLeave } from './use-may-leave.ts';

/** The page of sign-in: the password, then the second factor, which a newcomer sets up here. */
export function LoginPage() {
  const translate = useTranslate();
  const login = useLogin();
  const [access, setAccess] = useState<ConsoleAccess>();
  const [failure, setFailure] = useState<string>();
  const goOn = useCallback(async () => {
    try {
      const found = await request(findConsoleAccess, {});
      tellWhoIsIn(found.id);
      if (found.state === 'open') await login({});
      else setAccess(found);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, [login]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (wasSomebodyIn()) beginAfresh();
    else void goOn();
  }, []);
  return (
    <LoginFrame title={translate(titleOf(access))}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {access && <Step access={access} goOn={goOn} />}
      <ProofDialog />
      <Notification />
    </LoginFrame>
  );
}

/** The next person gets nothing of what the one before has begun: neither answers on their way nor the screen they were on. */
function beginAfresh() {
  // It keeps the screen to go back to, also over a new load.
  window.history.replaceState(null, '');
  window.location.reload();
}

function titleOf(access: ConsoleAccess | undefined): string {
  if (access?.state === 'code') return 'access.codeTitle';
  return access?.state === 'enrol' ? 'access.setUpTitle' : 'access.title';
}

interface StepProps {
  access: ConsoleAccess;
  goOn: () => Promise<void>;
}

function Step({ access, goOn }: StepProps) {
  switch (access.state) {
    case 'foreign':
      return <Foreign access={access} goOn={goOn} />;
    case 'code':
      return <CodeStep access={access} goOn={goOn} />;
    case 'enrol':
      return <SetUpStep goOn={goOn} />;
    default:
      return <PasswordStep goOn={goOn} />;
  }
}

function SetUpStep({ goOn }: Pick<StepProps, 'goOn'>) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [areSaved, setSaved] = useState(false);
  const [isMaking, setMaking] = useState(false);
  useAskBeforeLeaving(isMaking || (codes !== undefined && !areSaved), 'access.leaveCodes');
  const makeCodes: MakeCodes = async (ask) => {
    setMaking(true);
    try {
      setCodes((await ask()).recoveryCodes);
    } finally {
      setMaking(false);
    }
  };
  const done = () => {
    setSaved(true);
    void goOn();
  };
  return (
    <>
      {codes ? <RecoveryCodes codes={codes} onDone={done} /> : <SecondFactorSetup makeCodes={makeCodes} />}
      <OtherAccount goOn={goOn} />
    </>
  );
}

function PasswordStep({ goOn }: Pick<StepProps, 'goOn'>) {
  const translate = useTranslate();
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ login = '', password = '' }) => {
    if (!login.trim()) refuseField('login', translate('access.noLogin'));
    if (!password) refuseField('password', translate('access.noPassword'));
    await openSession(login, password);
    await goOn();
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {message && <Alert severity="error">{message}</Alert>}
      <LoginField autoFocus label={translate('access.login')} error={errorOf('login')} />
      <PasswordField label={translate('access.password')} error={errorOf('password')} />
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={isBusy}>
        {translate(isBusy ? 'access.entering' : 'access.enter')}
      </Button>
      <Typography sx={{ marginTop: 2 }}>
        <Link href={`${basePath}/recover`}>{translate('access.forgot')}</Link>
      </Typography>
    </form>
  );
}

function CodeStep({ goOn }: StepProps) {
  const translate = useTranslate();
  const { form, submit, isBusy, message, errorOf } = useCallForm(async ({ code = '' }) => {
    if (!code.trim()) refuseField('code', translate('access.noCode'));
    await request(showSecondFactor, { body: { code } });
    await goOn();
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Typography>{translate('access.codeText')}</Typography>
      {message && (
        <Alert severity="error" sx={{ marginTop: 2 }}>
          {message}
        </Alert>
      )}
      <CodeField autoFocus label={translate('access.code')} error={errorOf('code')} />
      <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={isBusy}>
        {translate(isBusy ? 'access.checking' : 'access.goOn')}
      </Button>
      <OtherAccount goOn={goOn} />
    </form>
  );
}

function Foreign({ access, goOn }: StepProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{translate('access.foreign', { name: access.name })}</Alert>
      <Button variant="contained" href={`${basePath}/`}>
        {translate('access.toSite')}
      </Button>
      <OtherAccount goOn={goOn} />
    </Stack>
  );
}

/** Leaves this account, in the portal too, for another one. */
function OtherAccount({ goOn }: Pick<StepProps, 'goOn'>) {
  const translate = useTranslate();
  const mayLeave = useMayLeave();
  const leave = () => {
    if (mayLeave()) void closeSession().then(goOn, goOn);
  };
  return (
    <Button sx={{ marginTop: 1 }} onClick={leave}>
      {translate('access.otherAccount')}
    </Button>
  );
}
