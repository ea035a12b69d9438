import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Customer, listCustomers } from '../../../../contract/partner-cabinet-customers.ts';
import { request } from '../../../app/calls/api.ts';
import { adviceOn } from '../../../app/calls/failure-words.ts';
import { readDay } from '../../../app/calls/server-clock.ts';

import { Button, Icon, useToast } from '../../../ui/index.ts';
import { customersCsv } from '../customers-csv.ts';
import { saveCsv } from '../save-file.ts';
import '../words.ts';

const rowsAtOnce = 100;

/** All customers of the partner as a file, whatever the filter shows. */
export function CsvButton() {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const showToast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const all = await fetchAll();
      const day = readDay();
      saveCsv(customersCsv(all, day), t('customers.csvFile', { day }));
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        text: `${t('customers.csvFailed')} ${adviceOn(error)}`,
      }),
  });
  return (
    <Button
      variant="second"
      icon={<Icon of={Download} />}
      busy={download.isPending}
      busyLabel={t('customers.csvBusy')}
      onClick={() => download.mutate()}
    >
      {t('customers.csv')}
    </Button>
  );
}

async function fetchAll(): Promise<Customer[]> {
  const all: Customer[] = [];
  for (let page = 1; ; page += 1) {
    const { content, totalPages } = await request(listCustomers, { query: { page, count: rowsAtOnce } });
    all.push(...content);
    if (page >= totalPages) return all;
  }
}
