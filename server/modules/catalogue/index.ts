export { catalogueCalls } from './catalogue.routes.ts';
export { findSolutionRow as findSolution } from './catalogue.store.ts';
export { findTariffName } from './find-tariff-name.ts';
export { openStartService } from './open-start-service.ts';
export type { StartService } from './start-service.port.ts';
export { nameOfTariff, tariffNames } from './tariff-names.ts';
