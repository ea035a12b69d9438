import { useEffect, useState } from 'react';
import { getPartnerInfo, type PartnerInfo } from '../../../contract/registration.ts';
import { request } from '../../app/api.ts';
import { CallFailure, messageOf } from '../../app/call-failure.ts';

const waitMs = 500;
const leastSigns = 3;

/** What is known of the typed code. */
export type InvitationCheck =
  | { readonly state: 'untold' }
  | { readonly state: 'checking' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'found'; readonly invitation: Invitation };

/** A usable invitation. */
export interface Invitation {
  readonly organization: NonNullable<PartnerInfo['serviceOrganization']>;
  readonly email: string;
  readonly login: string;
  readonly hasAccount: boolean;
}

/** Checks the code when typing has stopped for half a second, from three signs on (specification, section 2). */
export function useInvitation(typed: string): InvitationCheck {
  const code = typed.trim();
  const [check, setCheck] = useState<{ code: string; result: InvitationCheck }>();
  useEffect(() => {
    if (code.length < leastSigns) return;
    const cancel = new AbortController();
    const timer = setTimeout(async () => {
      setCheck({ code, result: { state: 'checking' } });
      const result = await ask(code, cancel.signal);
      if (!cancel.signal.aborted) setCheck({ code, result });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [code]);
  if (code.length < leastSigns || check?.code !== code) return { state: 'untold' };
  return check.result;
}

async function ask(code: string, signal: AbortSignal): Promise<InvitationCheck> {
  try {
    return read(await request(getPartnerInfo, { query: { partnerCode: code } }, signal));
  } catch (error) {
    const answered = error instanceof CallFailure && typeof error.status === 'number';
    const fallback = answered
      ? 'Ошибка проверки кода приглашения'
      : 'Ошибка при проверке кода приглашения. Попробуйте еще раз.';
    // The specification's text stands first, the server's next step after it (contract, section 4).
    const next = answered ? messageOf(error, '') : '';
    return { state: 'refused', message: next ? `${fallback}. ${next}` : fallback };
  }
}

function read({ cause, serviceOrganization, registrationInfo }: PartnerInfo): InvitationCheck {
  if (cause !== null || !serviceOrganization || !registrationInfo)
    return { state: 'refused', message: cause ?? 'Ошибка проверки кода приглашения' };
  return { state: 'found', invitation: { organization: serviceOrganization, ...registrationInfo } };
}
