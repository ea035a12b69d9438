import { Alert, Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { CallAnswer } from '../../contract/call.ts';
import { getOwnAccess } from '../../contract/console-access.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { request } from '../app/request.ts';
import { useAskBeforeLeaving } from '../app/use-ask-before-leaving.ts';
import { OwnSessions } from './own-sessions.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorActions } from './second-factor-actions.tsx';
import { type MakeCodes, SecondFactorSetup } from './second-factor-setup.tsx';

type Access = CallAnswer<typeof getOwnAccess>;

const key = ['own-access'];

/** «Мой доступ»: the second factor, recovery codes and sessions of whoever looks. */
export function OwnAccessScreen() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: key, queryFn: () => request(getOwnAccess, {}) });
  const refresh = () => client.invalidateQueries();
  return (
    <Stack spacing={2} sx={{ marginTop: 2, marginBottom: 4, maxWidth: 760 }}>
      <Title title={translate('access.own')} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Part title={translate('access.account')}>
            <Typography>{translate('access.accountText', { login: data.login, email: data.email ?? '—' })}</Typography>
          </Part>
          <SecondFactorPart access={data} refresh={refresh} />
          <Part title={translate('access.sessions')}>
            <OwnSessions />
          </Part>
        </>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent sx={{ padding: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function SecondFactorPart({ access, refresh }: { access: Access; refresh: () => Promise<void> }) {
  const translate = useTranslate();
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { makeCodes, isMaking } = useMakingCodes(setCodes, refresh);
  useAskBeforeLeaving(isMaking || codes !== undefined, 'access.leaveCodes');
  const returnFocus = useRef<() => void>(undefined);
  // The buttons are others once it is known whether the second factor is on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the second factor is what takes the focus away
  useEffect(() => returnFocus.current?.(), [access.since]);
  const done = () => {
    returnFocus.current = keepFocus();
    flushSync(() => {
      setSettingUp(false);
      setCodes(undefined);
    });
    returnFocus.current();
    void refresh();
  };
  return (
    <Part title={translate('access.secondFactor')}>
      {!codes && !isSettingUp && (
        <Box sx={{ marginBottom: 2 }}>
          <SecondFactorState access={access} />
        </Box>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={done} />}
      {!codes && isSettingUp && <SecondFactorSetup makeCodes={makeCodes} />}
      {!codes && !isSettingUp && (
        <SecondFactorActions
          isOn={access.since !== null}
          onSetUp={() => setSettingUp(true)}
          isMaking={isMaking}
          makeCodes={makeCodes}
          onRemoved={done}
          onFailure={done}
        />
      )}
    </Part>
  );
}

/**
 * Recovery codes replace the earlier ones at once and are shown once: whoever has left all the same before they came is told
 * to make others.
 */
function useMakingCodes(show: (codes: readonly string[]) => void, refresh: () => Promise<void>) {
  const notify = useNotify();
  const begin = useBegunHere();
  const [isMaking, setMaking] = useState(false);
  const makeCodes: MakeCodes = async (ask) => {
    const begun = begin();
    setMaking(true);
    try {
      const { recoveryCodes } = await ask();
      if (!begun.isLeft()) return show(recoveryCodes);
      notify('access.missedCodes', { type: 'warning', multiLine: true, autoHideDuration: null });
    } catch (error) {
      if (!begun.isLeft()) throw error;
      begun.tell(error as Error);
    } finally {
      setMaking(false);
    }
    void refresh();
  };
  return { makeCodes, isMaking };
}

function SecondFactorState({ access: { since, recoveryCodesLeft, isOwnDemo } }: { access: Access }) {
  const translate = useTranslate();
  if (since === null)
    return <Alert severity="warning">{translate(isOwnDemo ? 'access.offInDemo' : 'access.off')}</Alert>;
  const day = new Date(since).toLocaleDateString('ru-RU', { timeZone: 'Asia/Almaty', dateStyle: 'long' });
  return (
    <Stack spacing={1}>
      <Typography>{translate('access.on', { day })}</Typography>
      {recoveryCodesLeft > 2 ? (
        <Typography>{translate('access.codesLeft', { smart_count: recoveryCodesLeft })}</Typography>
      ) : (
        <Alert severity="warning">{translate('access.fewCodesLeft', { smart_count: recoveryCodesLeft })}</Alert>
      )}
    </Stack>
  );
}
