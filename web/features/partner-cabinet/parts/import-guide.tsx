import { Download } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { t } from '../../../app/words/i18n.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { csvOf } from '../csv-text.ts';
import { saveCsv } from '../save-file.ts';
import '../words.ts';
import styles from './import-guide.module.css';

/** How the table is made, with a sample of it. */
export function ImportGuide() {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  return (
    <section className={styles.guide} aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('imports.how.title')}
      </h2>
      <ul className={styles.rules}>
        <li>{t('imports.how.columns')}</li>
        <li>{t('imports.how.tariff')}</li>
        <li>{t('imports.how.save')}</li>
        <li>{t('imports.how.safe')}</li>
      </ul>
      <Button
        variant="second"
        size="small"
        icon={<Icon of={Download} />}
        onClick={() => saveCsv(sample(), t('imports.how.sampleFile'))}
      >
        {t('imports.how.sample')}
      </Button>
    </section>
  );
}

const sample = () =>
  csvOf([
    [
      t('partner-cabinet:imports.sample.customerName'),
      t('partner-cabinet:imports.sample.email'),
      t('partner-cabinet:imports.sample.tariffName'),
      t('partner-cabinet:imports.sample.note'),
    ],
    [t('partner-cabinet:imports.sample.name'), 'romashka@example.kz', '', t('partner-cabinet:imports.sample.noteText')],
  ]);
