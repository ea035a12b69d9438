import { type Member, removeMember } from '../../../../contract/members.ts';
import { logQuietly } from '../../../app/browser-log.ts';
import { t } from '../../../app/i18n.ts';
import { refreshPerson } from '../../../app/session/index.ts';
import { Button, Dialog, DialogActions, useToast } from '../../../ui/index.ts';
import { useMembersChange } from '../use-members-change.ts';
import { ChangeFailure } from './change-failure.tsx';

interface RemoveDialogProps {
  subscriberId: string;
  member: Member;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once, then takes a colleague, or oneself, out of the organisation. */
export function RemoveDialog({ subscriberId, member: { userId, name, you }, onClose, onRemoved }: RemoveDialogProps) {
  const showToast = useToast();
  const words = you ? 'members.leave' : 'members.remove';
  const remove = useMembersChange(removeMember, subscriberId, {
    onSuccess: () => {
      showToast({ text: t(`${words}.done`, { name }) });
      onRemoved();
      // The switcher and all lists follow, in every tab.
      if (you) void refreshPerson().catch((error) => logQuietly('Ошибка получения данных пользователя', error));
    },
  });
  return (
    <Dialog
      open
      title={t(`${words}.title`)}
      closeLabel={t('common.close')}
      mayClose={() => !remove.isPending}
      onClose={onClose}
    >
      <div className="form-rows">
        <p className="muted">{t(`${words}.text`, { name })}</p>
        <ChangeFailure error={remove.error} />
        <DialogActions>
          <Button
            busy={remove.isPending}
            busyLabel={t(`${words}.busy`)}
            onClick={() => remove.mutate({ body: { subscriberId, userId } })}
          >
            {t(`${words}.submit`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
