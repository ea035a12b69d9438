import { useTranslation } from 'react-i18next';
import type { Tariff } from '../../../../contract/catalogue-start-service.ts';
import { CleanHtml } from '../../../app/html/clean-html.tsx';
import { withBase } from '../../../app/routing/base-path.ts';

import { Card, classNames, openIfMeant, VisuallyHidden } from '../../../ui/index.ts';
import { splitPrice } from './price-list.ts';
import styles from './tariff-card.module.css';
import '../words.ts';

const logoSize = 48;

/** A tariff: its logo, application, price, and what it includes on a press. */
export function TariffCard({ tariff }: { tariff: Tariff }) {
  const { t } = useTranslation('catalogue');
  const { NAME, PROPERTY_LOGO_URL_VALUE: logo, PREVIEW_TEXT, DETAIL_TEXT } = tariff;
  const { figure, rest } = splitPrice(tariff.PROPERTY_PRICE_VALUE.TEXT);
  return (
    <Card as="li" className={styles.card} id={`tariff-${tariff.CODE}`}>
      <div className={styles.head}>
        {logo !== null && <img src={withBase(logo)} alt="" width={logoSize} height={logoSize} loading="lazy" />}
        <div>
          <h2 className="h4">{NAME}</h2>
          <p className="small dim">{tariff.PROPERTY_APP_VALUE.TEXT}</p>
        </div>
      </div>
      <p className="muted">{PREVIEW_TEXT}</p>
      <p className={classNames(styles.price, 'num')}>
        {figure !== '' && <b className="nowrap">{figure}</b>} <span>{rest}</span>
      </p>
      <div>
        {DETAIL_TEXT !== '' && (
          <details ref={openIfMeant} className={styles.details}>
            <summary>
              <span className="link">{t('price.details')}</span>
              <VisuallyHidden>: {NAME}</VisuallyHidden>
            </summary>
            <CleanHtml html={DETAIL_TEXT} className="prose small" />
          </details>
        )}
      </div>
    </Card>
  );
}
