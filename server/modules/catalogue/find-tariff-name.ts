import type { StartService } from './start-service.port.ts';

/** The name of a tariff of the catalogue, or nothing. @throws Failure `catalogue.start-service-down` */
export async function findTariffName(startService: StartService, code: string): Promise<string | undefined> {
  return (await startService.tariffs()).find(({ CODE }) => CODE === code)?.NAME;
}
