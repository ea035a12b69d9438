import { fail } from '../../infra/failures/index.ts';

/** Refuses a form whose day breaks a rule, with the message by its field. @throws Failure `common.invalid` */
export function refuseDay(field: string, fault: string | undefined): void {
  if (fault !== undefined) fail('common.invalid', { fields: { [field]: fault }, message: `${fault}.` });
}
