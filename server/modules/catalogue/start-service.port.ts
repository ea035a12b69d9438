import type { Tariff, TariffNote, TariffType, TopPartner } from '../../../contract/catalogue-start-service.ts';

/**
 * The interface to the start service (spec: catalogue.start-service). Every method may fail with
 * `catalogue.start-service-down`.
 */
export interface StartService {
  tariffTypes(): Promise<TariffType[]>;
  tariffs(): Promise<Tariff[]>;
  tariffNotes(): Promise<TariffNote[]>;
  topPartners(): Promise<TopPartner[]>;
}
