export { catalogueCalls } from './catalogue.routes.ts';
export { findSolutionOfApplication, findSolutionRow as findSolution } from './catalogue.store.ts';
export { openStartService } from './open-start-service.ts';
export type { StartService } from './start-service.port.ts';
export { findTariffName, nameOfTariff, tariffNames } from './tariff-names.ts';
