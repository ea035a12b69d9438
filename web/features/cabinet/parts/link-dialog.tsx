import { useEffect, useEffectEvent } from 'react';
import { type Invitation, linkToInvitation } from '../../../../contract/invitations.ts';
import { t } from '../../../app/i18n.ts';
import { Button, CopyButton, Dialog, DialogActions, Spinner, TextField } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';

interface LinkDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/**
 * A new link of the invitation, to be copied. It stands in a field too: a browser that lets nothing be copied after an
 * answer from the server still lets it be selected.
 */
export function LinkDialog({ invitation: { id, customerName, email }, onClose }: LinkDialogProps) {
  const link = useCabinetChange(linkToInvitation);
  const ask = useEffectEvent(() => link.isIdle && link.mutate({ body: { id } }));
  useEffect(() => void ask(), []);
  const url = link.data?.url;
  return (
    <Dialog open title={t('cabinet.link.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="form-rows">
        <p className="muted">
          <span className="given-name">{customerName || email}</span>. {t('cabinet.link.text')}
        </p>
        {link.isPending && (
          <p role="status" className="cabinet-wait">
            <Spinner /> {t('cabinet.link.busy')}
          </p>
        )}
        {url && (
          <TextField
            label={t('cabinet.link.label')}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <ChangeFailure error={link.error} />
        <DialogActions>
          {url ? (
            <CopyButton
              variant="primary"
              text={url}
              label={t('cabinet.link.copy')}
              copiedLabel={t('cabinet.link.copied')}
              failedLabel={t('cabinet.link.copyFailed')}
            />
          ) : (
            link.isError && <Button onClick={() => link.mutate({ body: { id } })}>{t('common.retry')}</Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('common.close')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
