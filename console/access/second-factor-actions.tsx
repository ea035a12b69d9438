import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { removeSecondFactor, renewRecoveryCodes } from '../../contract/console-access.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { request } from '../app/request.ts';
import type { MakeCodes } from './second-factor-setup.tsx';

interface Props {
  isOn: boolean;
  /** Codes are on their way. */
  isMaking: boolean;
  onSetUp: () => void;
  makeCodes: MakeCodes;
  onRemoved: () => void;
  /** What was asked for may have been done all the same. */
  onFailure: () => void;
}

/** What can be done with the second factor; the dangerous asks first, and each asks for a proof. */
export function SecondFactorActions({ isOn, isMaking, onSetUp, makeCodes, onRemoved, onFailure }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const begin = useBegunHere();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isBusy = isMaking || isRemoving;
  /** One thing at a time. */
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  const attempt = async (work: () => Promise<void>) => {
    const begun = begin();
    try {
      await work();
    } catch (error) {
      begun.tell(error as Error);
      if (!begun.isLeft()) onFailure();
    } finally {
      setRemoving(false);
    }
  };
  const renew = () => attempt(() => makeCodes(() => request(renewRecoveryCodes, {})));
  const remove = () =>
    attempt(async () => {
      setAsking(false);
      setRemoving(true);
      await request(removeSecondFactor, {});
      notify('access.removed', { type: 'success' });
      onRemoved();
    });
  if (!isOn)
    return (
      <Button variant="contained" onClick={onSetUp}>
        {translate('access.setUp')}
      </Button>
    );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" aria-disabled={isBusy} onClick={unlessBusy(renew)}>
        {translate('access.renewCodes')}
      </Button>
      <Button variant="outlined" aria-disabled={isBusy} onClick={unlessBusy(onSetUp)}>
        {translate('access.setUpAnew')}
      </Button>
      <Button variant="outlined" color="error" aria-disabled={isBusy} onClick={unlessBusy(() => setAsking(true))}>
        {translate('access.remove')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate('access.removeTitle')}
        content={translate('access.removeText')}
        confirm={translate('access.remove')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
