import { account } from './account.ts';
import { applications } from './applications.ts';
import { catalogue } from './catalogue.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { hosting } from './hosting.ts';
import { identity } from './identity.ts';
import { shell } from './shell.ts';
import { subscribers } from './subscribers.ts';

/** Every word of the screens, namespace «start», by the nouns of the product. */
export const start = { account, applications, catalogue, common, home, hosting, identity, shell, subscribers } as const;
