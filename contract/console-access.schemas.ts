import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { proofForm, secondFactorForm } from './console-access.forms.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

/** How far somebody is let into the console. */
export const consoleAccess = z.object({
  /**
   * `foreign` has a session and no role of the console; `enrol` has yet to set up the second factor, `code` to show it
   * in this session.
   */
  state: z.enum(['signed-out', 'foreign', 'enrol', 'code', 'open']),
  id: z.string(),
  name: z.string(),
  role: z.nullable(z.enum(['operator', 'editor'])),
  /** Open without a second factor: the demo on its owner's own machine. */
  isOwnDemo: z.boolean(),
});
export type ConsoleAccess = z.output<typeof consoleAccess>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const findConsoleAccess = defineSchemas({
  id: 'consoleAccess.find',
  summary: 'Консоль: впускает ли она того, кто спрашивает',
  audience: 'public',
  variesBySession: true,
  cost: costs.read,
  answer: consoleAccess,
});

export const getOwnAccess = defineSchemas({
  id: 'consoleAccess.own',
  summary: 'Консоль: второй шаг входа того, кто спрашивает',
  audience: 'editor',
  cost: costs.read,
  answer: z.object({
    login: z.string(),
    email: z.nullable(z.string()),
    /** When the second factor was turned on, ISO 8601. */
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.int(),
    isOwnDemo: z.boolean(),
  }),
});

export const showSecondFactor = defineSchemas({
  id: 'consoleAccess.showSecondFactor',
  summary: 'Консоль: второй шаг входа кодом из приложения или резервным кодом',
  audience: 'editor',
  beforeSecondFactor: 'is-shown',
  cost: costs.credential,
  body: secondFactorForm,
  answer: z.object({
    /** How many recovery codes are left, when one of them was used. */
    recoveryCodesLeft: z.nullable(z.int()),
  }),
  failures: ['console.wrong-code', 'console.used-code', 'console.proof-throttled', 'console.no-second-factor'],
});

export const proveAgain = defineSchemas({
  id: 'consoleAccess.prove',
  summary: 'Консоль: подтвердить паролем и кодом, что это по-прежнему тот же человек',
  audience: 'editor',
  beforeSecondFactor: 'is-shown',
  cost: costs.credential,
  body: proofForm,
  answer: success,
  failures: [
    'console.wrong-password',
    'console.wrong-code',
    'console.used-code',
    'console.proof-throttled',
    'identity.busy',
  ],
});

export const beginSecondFactor = defineSchemas({
  id: 'consoleAccess.beginSecondFactor',
  summary: 'Консоль: новый ключ для приложения с кодами; действует после подтверждения кодом',
  audience: 'editor',
  beforeSecondFactor: 'is-set-up',
  proof: 'fresh',
  cost: costs.write,
  answer: z.object({
    /** What the QR code says. */
    uri: z.string(),
    /** The key in groups, to be typed in. */
    key: z.string(),
  }),
});

export const confirmSecondFactor = defineSchemas({
  id: 'consoleAccess.confirmSecondFactor',
  summary: 'Консоль: включить второй шаг входа кодом из приложения; прежние резервные коды перестают действовать',
  audience: 'editor',
  beforeSecondFactor: 'is-set-up',
  proof: 'fresh',
  cost: costs.credential,
  body: z.extend(secondFactorForm, onceKey),
  answer: recoveryCodes,
  failures: ['console.wrong-setup-code', 'console.setup-expired', 'console.proof-throttled'],
});

export const removeSecondFactor = defineSchemas({
  id: 'consoleAccess.removeSecondFactor',
  summary: 'Консоль: отключить второй шаг входа',
  audience: 'editor',
  beforeSecondFactor: 'is-set-up',
  proof: 'fresh',
  cost: costs.write,
  answer: success,
});

export const renewRecoveryCodes = defineSchemas({
  id: 'consoleAccess.renewRecoveryCodes',
  summary: 'Консоль: новые резервные коды вместо прежних',
  audience: 'editor',
  proof: 'fresh',
  cost: costs.write,
  answer: recoveryCodes,
  failures: ['console.no-second-factor'],
});
