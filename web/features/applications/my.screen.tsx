import { t } from '../../app/i18n.ts';
import { PageHead } from '../../ui/index.ts';

export function Screen() {
  return (
    <div className="wrap">
      <PageHead title={t('common.brand')} />
    </div>
  );
}
