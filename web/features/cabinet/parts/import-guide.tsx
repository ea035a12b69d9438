import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { t } from '../../../app/i18n.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { csvOf } from '../csv-text.ts';
import { saveCsv } from '../save-file.ts';

/** How the table is made, with a sample of it. */
export function ImportGuide() {
  const id = useId();
  return (
    <section className="import-guide" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('imports.how.title')}
      </h2>
      <ul className="import-rules">
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
      t('imports.sample.customerName'),
      t('imports.sample.email'),
      t('imports.sample.tariffName'),
      t('imports.sample.note'),
    ],
    [t('imports.sample.name'), 'romashka@example.kz', '', t('imports.sample.noteText')],
  ]);
