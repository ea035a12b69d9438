import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endOtherSessions } from '../../../../contract/identity.ts';
import { request } from '../../../app/api.ts';
import { isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Button, Dialog, DialogActions, Note } from '../../../ui/index.ts';
import { AccountSignedOut } from './account-signed-out.tsx';

const successMs = 1200;

interface EndOthersProps {
  open: boolean;
  onClose: (ended: boolean) => void;
}

/** Asks once, then ends all sessions but this one. */
export function AccountEndOthers({ open, onClose }: EndOthersProps) {
  const end = useMutation({ mutationFn: () => request(endOtherSessions, {}), networkMode: 'always' });
  const { isSuccess, isPending, error, reset } = end;
  const close = () => {
    reset();
    onClose(isSuccess);
  };
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      reset();
      onClose(true);
    }, successMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset, onClose]);
  return (
    <Dialog
      open={open}
      onClose={close}
      mayClose={() => !isPending}
      title={t('account.sessions.endAllTitle')}
      closeLabel={t('common.close')}
      state={isPending ? 'busy' : isSuccess ? 'success' : 'idle'}
      stateText={isSuccess ? t('account.sessions.endedAll') : t('account.sessions.endingAll')}
    >
      <p className="muted">{t('account.sessions.endAllText')}</p>
      {error && (
        <div className="account-dialog-failure">
          {isSignedOut(error) ? (
            <AccountSignedOut />
          ) : (
            <Note kind="error">{messageOf(error, t('account.sessions.endFailed'))}</Note>
          )}
        </div>
      )}
      <DialogActions>
        <Button onClick={() => end.mutate()}>{t('account.sessions.endAll')}</Button>
        <Button variant="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
