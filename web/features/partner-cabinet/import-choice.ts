import type { ImportRowGroup } from '../../../contract/invitations-import.ts';
import { pageNumberOf } from '../../app/routing/page-number.ts';
import { pathTo } from '../../routes.ts';

/** Which import is shown, and which of its rows. */
export interface ImportChoice {
  /** Nothing before a file is chosen. */
  readonly id: string | undefined;
  /** The bad rows, where there are any, unless asked otherwise. */
  readonly show: ImportRowGroup | undefined;
  readonly page: number;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address asks for; what it asks wrongly counts as not asked. */
export function readImportChoice(address: URLSearchParams): ImportChoice {
  const [id, show] = [address.get('id') ?? '', address.get('show')];
  return {
    id: uuid.test(id) ? id : undefined,
    show: show === 'bad' || show === 'good' ? show : undefined,
    page: pageNumberOf(address) ?? 1,
  };
}

/** The address of a choice. */
export function importAddress({ id, show, page }: Partial<ImportChoice>): string {
  return pathTo('partnerImport', undefined, { id, show, page: page === 1 ? undefined : page });
}
