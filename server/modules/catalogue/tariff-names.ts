import type { StartService } from './start-service.port.ts';

/** Names of the tariffs of the price list. @throws Failure `catalogue.start-service-down` */
export async function tariffNames(startService: Pick<StartService, 'tariffs'>): Promise<Set<string>> {
  return new Set((await startService.tariffs()).map(({ NAME }) => NAME));
}

const folded = (name: string) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();

/** The name as the price list writes it: people write it in any case, with any spaces. Nothing when there is none. */
export function nameOfTariff(written: string, names: ReadonlySet<string>): string | undefined {
  if (names.has(written)) return written;
  const asked = folded(written);
  for (const name of names) if (folded(name) === asked) return name;
  return undefined;
}

/** The name of a tariff of the catalogue, or nothing. @throws Failure `catalogue.start-service-down` */
export async function findTariffName(startService: StartService, code: string): Promise<string | undefined> {
  return (await startService.tariffs()).find(({ CODE }) => CODE === code)?.NAME;
}
