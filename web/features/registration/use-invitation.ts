import { getPartnerInfo, type PartnerInfo } from '../../../contract/registration.ts';
import { request } from '../../app/api.ts';
import { type AskOfCode, type CheckAgain, useCodeCheck } from './use-code-check.ts';

/** A usable invitation. */
interface Invitation {
  readonly organization: NonNullable<PartnerInfo['serviceOrganization']>;
  readonly email: string;
  readonly login: string;
  readonly hasAccount: boolean;
}

const ask: AskOfCode<Invitation> = async (code, signal) => {
  const { cause, serviceOrganization, registrationInfo } = await request(
    getPartnerInfo,
    { query: { partnerCode: code } },
    signal,
  );
  if (cause !== null || !serviceOrganization || !registrationInfo)
    return { cause: cause ?? 'Ошибка проверки кода приглашения' };
  return { organization: serviceOrganization, ...registrationInfo };
};

/** What is known of the typed code of a partner's invitation. */
export function useInvitation(typed: string): CheckAgain<Invitation> {
  return useCodeCheck(typed, ask);
}
