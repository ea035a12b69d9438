import { fail } from '../../infra/failures/index.ts';

const unusable = 'Этот код приглашения не подходит. Проверьте письмо.';

/** Says by its field that a customer's code does not fit. @throws Failure `registration.unusable-code` */
export function refuseCustomerCode(): never {
  fail('registration.unusable-code', { fields: { partnerCode: unusable } });
}

/** The same for a colleague's code. @throws Failure `members.unusable-code` */
export function refuseColleagueCode(): never {
  fail('members.unusable-code', { fields: { code: unusable } });
}
