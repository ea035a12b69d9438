import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { removeSecondFactor, renewRecoveryCodes } from '../../contract/console-access.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { request } from '../app/request.ts';

interface Props {
  isOn: boolean;
  onSetUp: () => void;
  onCodes: (codes: readonly string[]) => void;
  onRemoved: () => void;
  /** What was asked for may have been done all the same. */
  onFailure: () => void;
}

/** What can be done with the second factor; the dangerous asks first, and each asks for a proof. */
export function SecondFactorActions({ isOn, onSetUp, onCodes, onRemoved, onFailure }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const begin = useBegunHere();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const attempt = (work: () => Promise<void>) => async () => {
    if (isBusy) return;
    const begun = begin();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      begun.tell(error as Error);
      onFailure();
    } finally {
      setBusy(false);
    }
  };
  const renew = attempt(async () => onCodes((await request(renewRecoveryCodes, {})).recoveryCodes));
  const remove = attempt(async () => {
    setAsking(false);
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
      <Button variant="outlined" aria-disabled={isBusy} onClick={renew}>
        {translate('access.renewCodes')}
      </Button>
      <Button variant="outlined" onClick={onSetUp}>
        {translate('access.setUpAnew')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
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
