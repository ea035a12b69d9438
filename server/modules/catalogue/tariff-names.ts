import type { StartService } from './start-service.port.ts';

/** Names of the tariffs of the price list. @throws Failure `catalogue.start-service-down` */
export async function tariffNames(startService: Pick<StartService, 'tariffs'>): Promise<Set<string>> {
  return new Set((await startService.tariffs()).map(({ NAME }) => NAME));
}

const folded = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
const lettersOf = (name: string) => folded(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The name as the price list writes it: people write it in any case, with any spaces, and leave commas and quotes out.
 * Nothing when there is none, or when only such signs tell two of them apart.
 */
export function nameOfTariff(written: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(written)) return written;
  for (const writing of [folded, lettersOf]) {
    const alike = [...names].filter((name) => writing(name) !== '' && writing(name) === writing(written));
    if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined;
  }
  return undefined;
}

/** The name of a tariff of the catalogue, or nothing. @throws Failure `catalogue.start-service-down` */
export async function findTariffName(startService: StartService, code: string): Promise<string | undefined> {
  return (await startService.tariffs()).find(({ CODE }) => CODE === code)?.NAME;
}
