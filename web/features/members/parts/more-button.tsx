import { t } from '../../../app/i18n.ts';
import { Button } from '../../../ui/index.ts';

interface MoreButtonProps {
  /** The pages shown so far. */
  pages: readonly { readonly totalPages: number }[];
  busy: boolean;
  onMore: () => void;
}

/** The next page of a list that grows downwards; nothing at its end. */
export function MoreButton({ pages, busy, onMore }: MoreButtonProps) {
  if (pages.length >= (pages[0]?.totalPages ?? 0)) return null;
  return (
    <Button variant="quiet" busy={busy} busyLabel={t('members.moreBusy')} onClick={onMore}>
      {t('members.more')}
    </Button>
  );
}
