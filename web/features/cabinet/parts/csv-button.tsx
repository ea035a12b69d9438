import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { type Customer, listCustomers } from '../../../../contract/customers.ts';
import { request } from '../../../app/api.ts';
import { messageOf } from '../../../app/call-failure.ts';
import { todayInAlmaty } from '../../../app/dates.ts';
import { t } from '../../../app/i18n.ts';
import { Button, Icon, useToast } from '../../../ui/index.ts';
import { customersCsv } from '../customers-csv.ts';
import { saveCsv } from '../save-file.ts';

const rowsAtOnce = 100;

/** All customers of the partner as a file, whatever the filter shows. */
export function CsvButton() {
  const showToast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const text = customersCsv(await fetchAll());
      saveCsv(text, t('cabinet.customers.csvFile', { day: todayInAlmaty() }));
    },
    networkMode: 'always',
    onError: (error) =>
      showToast({
        kind: 'error',
        text: `${t('cabinet.customers.csvFailed')} ${messageOf(error, t('cabinet.noAnswer'))}`,
      }),
  });
  return (
    <Button
      variant="second"
      icon={<Icon of={Download} />}
      busy={download.isPending}
      busyLabel={t('cabinet.customers.csvBusy')}
      onClick={() => download.mutate()}
    >
      {t('cabinet.customers.csv')}
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
