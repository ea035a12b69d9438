import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ServicePartner } from '../../../../contract/subscribers.ts';
import { subscribersQueries } from '../queries.ts';
import { PartnerContacts } from './partner-contacts.tsx';

const esil = { name: 'ТОО «Есиль»', phone: '+7 (717) 200-00-31', mail: 'esil@partners.example' };
const balance = { name: 'Баланс Плюс', phone: '', mail: '' };
const served: ServicePartner[] = [
  { subscriberId: 'a', ...esil },
  { subscriberId: 'b', ...balance },
  { subscriberId: 'c', ...esil },
];
const organization = (subscriberId: string) => ({ subscriberId, subscriberName: `ТОО «${subscriberId}»` });
const [a, b, c, alone] = [organization('a'), organization('b'), organization('c'), organization('alone')];

function said(of: readonly (typeof a)[], several: boolean): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(subscribersQueries.partners().queryKey, served);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <PartnerContacts of={of} several={several} />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
}

it('a person of one organisation reads who the partner is', () => {
  expect(said([a], false)).toBe('Ваш партнёр: ТОО «Есиль», +7 (717) 200-00-31, esil@partners.example.');
});

it('a person of several reads whose it is, also where one alone is in question', () => {
  expect(said([b], true)).toBe('Партнёр организации ТОО «b»: Баланс Плюс.');
  expect(said([a, b, c], true)).toBe(
    'Партнёр организаций ТОО «a», ТОО «c»: ТОО «Есиль», +7 (717) 200-00-31, esil@partners.example; организации ТОО «b»: Баланс Плюс.',
  );
});

it('the partners stand in the order of the organisations', () => {
  expect(said([b, a], true)).toMatch(/^Партнёр организации ТОО «b»: .*; организации ТОО «a»: /);
});

it('an organisation without a partner is given no other’s', () => {
  expect(said([alone, b], true)).toBe('Партнёр организации ТОО «b»: Баланс Плюс.');
  expect(said([alone], true)).toBe('');
});
