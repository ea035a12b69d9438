import { useTranslation } from 'react-i18next';
import { type Member, removeMember } from '../../../../contract/members.ts';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { useChange } from '../../../app/calls/use-change.ts';
import { refreshPersonQuietly } from '../../../app/session/index.ts';
import { text } from '../../../app/words/i18n.ts';
import { Button, Dialog, DialogActions, useToast } from '../../../ui/index.ts';
import { membersQueries } from '../queries.ts';
import '../words.ts';

interface RemoveDialogProps {
  subscriberId: string;
  member: Member;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once, then removes a colleague, or the person, from the organisation. */
export function RemoveDialog({ subscriberId, member: { userId, name, you }, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const words = you ? 'members:leave' : 'members:remove';
  const onSuccess = () => {
    showToast({ text: text(`${words}.done`, { name }) });
    onRemoved();
    // The switcher and all lists follow, in every tab.
    if (you) refreshPersonQuietly();
  };
  const remove = useChange(removeMember, {
    changes: membersQueries.everything(subscriberId),
    onSuccess,
    // Who is gone already, by the same press before its answer was lost, is removed.
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'members.unknown') onSuccess();
    },
  });
  return (
    <Dialog
      open
      title={text(`${words}.title`)}
      closeLabel={t('close')}
      mayClose={() => !remove.isPending}
      onClose={onClose}
    >
      <div className="form-rows">
        <p className="muted">{text(`${words}.text`, { name })}</p>
        <ChangeFailure error={remove.error} />
        <DialogActions>
          <Button
            busy={remove.isPending}
            busyLabel={text(`${words}.busy`)}
            onClick={() => remove.mutate({ body: { subscriberId, userId } })}
          >
            {text(`${words}.submit`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
