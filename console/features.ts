import { access } from './access/index.ts';
import { announcements } from './announcements/index.ts';
import type { ConsoleFeature } from './app/feature.ts';
import { archive } from './archive/index.ts';
import { audit } from './audit/index.ts';
import { dashboard } from './dashboard/index.ts';
import { enquiries } from './enquiries/index.ts';
import { installation } from './installation/index.ts';
import { jobs } from './jobs/index.ts';
import { mail } from './mail/index.ts';
import { media } from './media/index.ts';
import { opening } from './opening/index.ts';
import { people } from './people/index.ts';
import { phrases } from './phrases/index.ts';
import { publishing } from './publishing/index.ts';
import { synonyms } from './synonyms/index.ts';

/** Everything the console has, in the order of its menu. */
export const features: readonly ConsoleFeature[] = [
  dashboard,
  opening,
  people,
  enquiries,
  publishing,
  media,
  announcements,
  synonyms,
  phrases,
  mail,
  archive,
  jobs,
  audit,
  installation,
  access,
];
