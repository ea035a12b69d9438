import { Lock } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invitation, linkToInvitation } from '../../../../contract/invitations.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { useChange } from '../../../app/calls/use-change.ts';
import { useLeaveSignedOut } from '../../../app/session/index.ts';
import { Button, CopyButton, Dialog, DialogActions, Icon, Spinner, TextField } from '../../../ui/index.ts';
import '../words.ts';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/**
 * A new link of the invitation, to be copied. It stands in a field too: a browser that lets nothing be copied after an
 * answer from the server still lets it be selected.
 */
export function LinkDialog({ invitation: { id, customerName, email }, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const link = useChange(linkToInvitation);
  useLeaveSignedOut(link.error);
  const ask = useEffectEvent(() => link.isIdle && link.mutate({ body: { id } }));
  useEffect(() => void ask(), []);
  const url = link.data?.url;
  return (
    <Dialog open title={t('link.title')} closeLabel={t('start:close')} onClose={onClose}>
      <div className="form-rows">
        <p className="muted">
          <span className="given-name">{customerName || email}</span>. {t('link.text')}
        </p>
        {link.isPending && (
          <p role="status" className={styles.wait}>
            <Spinner /> {t('link.busy')}
          </p>
        )}
        {url && (
          <TextField
            label={t('link.label')}
            value={url}
            readOnly
            trailing={<Icon of={Lock} />}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <ChangeFailure error={link.error} />
        <DialogActions>
          {url ? (
            <CopyButton
              variant="primary"
              text={url}
              label={t('link.copy')}
              copiedLabel={t('link.copied')}
              failedLabel={t('link.copyFailed')}
            />
          ) : (
            link.isError && <Button onClick={() => link.mutate({ body: { id } })}>{t('start:retry')}</Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('start:close')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
