import { defineCall } from './call.ts';
import type * as schemas from './console-access.schemas.ts';

export type { ConsoleAccess } from './console-access.schemas.ts';

export const findConsoleAccess = defineCall<typeof schemas.findConsoleAccess>({
  id: 'consoleAccess.find',
  method: 'GET',
  path: '/service/console/access',
});

export const getOwnAccess = defineCall<typeof schemas.getOwnAccess>({
  id: 'consoleAccess.own',
  method: 'GET',
  path: '/service/console/access/own',
});

export const showSecondFactor = defineCall<typeof schemas.showSecondFactor>({
  id: 'consoleAccess.showSecondFactor',
  method: 'POST',
  path: '/service/console/access/second-factor/show',
});

export const proveAgain = defineCall<typeof schemas.proveAgain>({
  id: 'consoleAccess.prove',
  method: 'POST',
  path: '/service/console/access/prove',
});

export const beginSecondFactor = defineCall<typeof schemas.beginSecondFactor>({
  id: 'consoleAccess.beginSecondFactor',
  method: 'POST',
  path: '/service/console/access/second-factor/begin',
});

export const confirmSecondFactor = defineCall<typeof schemas.confirmSecondFactor>({
  id: 'consoleAccess.confirmSecondFactor',
  method: 'POST',
  path: '/service/console/access/second-factor/confirm',
});

export const removeSecondFactor = defineCall<typeof schemas.removeSecondFactor>({
  id: 'consoleAccess.removeSecondFactor',
  method: 'POST',
  path: '/service/console/access/second-factor/remove',
});

export const renewRecoveryCodes = defineCall<typeof schemas.renewRecoveryCodes>({
  id: 'consoleAccess.renewRecoveryCodes',
  method: 'POST',
  path: '/service/console/access/recovery-codes/renew',
});
