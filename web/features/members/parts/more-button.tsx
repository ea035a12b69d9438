import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/index.ts';
import '../words.ts';

interface MoreButtonProps {
  /** The pages shown so far. */
  pages: readonly { readonly totalPages: number }[];
  busy: boolean;
  onMore: () => void;
}

/** The next page of a list that grows downwards; nothing at its end. */
export function MoreButton({ pages, busy, onMore }: MoreButtonProps) {
  const { t } = useTranslation('members');
  if (pages.length >= (pages[0]?.totalPages ?? 0)) return null;
  return (
    <Button variant="quiet" busy={busy} busyLabel={t('moreBusy')} onClick={onMore}>
      {t('more')}
    </Button>
  );
}
