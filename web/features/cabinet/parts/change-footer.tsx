import { t } from '../../../app/i18n.ts';
import { Button, DialogActions, SubmitButton } from '../../../ui/index.ts';
import { ChangeFailure } from './change-failure.tsx';

interface ChangeFooterProps {
  change: { error: Error | null; isPending: boolean };
  label: string;
  busyLabel: string;
  onClose: () => void;
}

/** The end of a form in a dialog: why the change was refused, the button that sends it, the way out. */
export function ChangeFooter({ change: { error, isPending }, label, busyLabel, onClose }: ChangeFooterProps) {
  return (
    <>
      <ChangeFailure error={error} />
      <DialogActions>
        <SubmitButton label={label} busyLabel={busyLabel} busy={isPending} />
        <Button variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
