import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endOtherSessions } from '../../../../contract/identity-account.ts';
import { request } from '../../../app/calls/api.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { Button, Dialog, DialogActions } from '../../../ui/index.ts';
import '../words.ts';
import styles from './account-end-others.module.css';

const successMs = 1200;

interface EndOthersProps {
  open: boolean;
  onClose: (ended: boolean) => void;
}

/** Asks once, then ends all sessions but this one. */
export function AccountEndOthers({ open, onClose }: EndOthersProps) {
  const { t } = useTranslation(['identity', 'start']);
  const end = useMutation({ mutationFn: () => request(endOtherSessions, {}) });
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
      closeLabel={t('start:close')}
      state={isPending ? 'busy' : isSuccess ? 'success' : 'idle'}
      stateText={isSuccess ? t('account.sessions.endedAll') : t('account.sessions.endingAll')}
    >
      <p className="muted">{t('account.sessions.endAllText')}</p>
      {error && (
        <div className={styles.failure}>
          <ChangeFailure error={error} what={t('account.sessions.endFailed')} />
        </div>
      )}
      <DialogActions>
        <Button onClick={() => end.mutate()}>{t('account.sessions.endAll')}</Button>
        <Button variant="quiet" onClick={close}>
          {t('start:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
