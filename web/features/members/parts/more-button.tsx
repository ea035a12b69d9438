import { t } from '../../../app/i18n.ts';
import { Button } from '../../../ui/index.ts';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The next page of a list that grows downwards; nothing at its end. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Button variant="quiet" busy={isFetchingNextPage} busyLabel={t('members.moreBusy')} onClick={() => fetchNextPage()}>
      {t('members.more')}
    </Button>
  );
}
