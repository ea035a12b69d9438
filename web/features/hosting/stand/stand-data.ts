import { aptekaScreens } from './screens/apteka.ts';
import { bgpScreens } from './screens/bgp.ts';
import { bguScreens } from './screens/bgu.ts';
import { bpkScreens } from './screens/bpk.ts';
import { bsoScreens } from './screens/bso.ts';
import { eaScreens } from './screens/ea.ts';
import { ksrScreens } from './screens/ksr.ts';
import { mrkScreens } from './screens/mrk.ts';
import { osiScreens } from './screens/osi.ts';
import { rcaScreens } from './screens/rca.ts';
import { rtl3Screens } from './screens/rtl3.ts';
import { unfScreens } from './screens/unf.ts';
import { zikScreens } from './screens/zik.ts';
import { zupScreens } from './screens/zup.ts';
import type { StandScreen } from './stand-screens.ts';

const SCREENS: ReadonlyMap<string, readonly StandScreen[]> = new Map([
  ['ea', eaScreens],
  ['zup', zupScreens],
  ['rca', rcaScreens],
  ['unf', unfScreens],
  ['ksr', ksrScreens],
  ['mrk', mrkScreens],
  ['rtl3', rtl3Screens],
  ['bgu', bguScreens],
  ['bgp', bgpScreens],
  ['zik', zikScreens],
  ['bpk', bpkScreens],
  ['osi', osiScreens],
  ['apteka', aptekaScreens],
  ['bso', bsoScreens],
]);

/** The screens of a solution's training stand, the start page first; empty for an unknown code. */
export function standScreens(solutionCode: string): readonly StandScreen[] {
  return SCREENS.get(solutionCode) ?? [];
}
