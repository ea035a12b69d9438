import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { UserInfo } from '../../../contract/identity.ts';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { type CheckedMemberInvitation, checkMemberInvitation } from '../../../contract/registration.ts';
import { request } from '../../app/calls/api.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import { useToast } from '../../ui/index.ts';
import { sendColleague, sendJoining } from './send-registration.ts';
import type { AskOfCode } from './use-code-check.ts';
import { useRegistration } from './use-registration.ts';
import './words.ts';

const ask: AskOfCode<CheckedMemberInvitation> = async (code, signal) => {
  const { cause, invitation } = await request(checkMemberInvitation, { body: { code } }, signal);
  return invitation ?? { cause: cause ?? t('registration:joining.failed') };
};

interface ColleagueRegistrationOptions {
  code: string;
  kazakhNames: boolean;
  user: UserInfo | null;
}

/** Joining by a colleague's invitation: with an account, or by registration. */
export function useColleagueRegistration({ code, kazakhNames, user }: ColleagueRegistrationOptions) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const showToast = useToast();
  const [underWay, setUnderWay] = useState<'registering' | 'joining'>();
  // Whoever registers just now is signed in before the page leads on.
  const signedIn = underWay === 'registering' ? null : user;
  const registration = useRegistration({
    code,
    kazakhNames,
    withPhone: false,
    ask,
    asker: signedIn?.id,
    registers: (invitation) => invitation !== undefined && !invitation.hasAccount && !signedIn,
  });
  const { registers } = registration;

  const register = async (values: RegistrationFields, email: string) => {
    try {
      return await sendColleague(registration.account(values), email);
    } catch (error) {
      registration.showRefusedPair(error);
      throw error;
    }
  };
  const lead = async (
    values: RegistrationFields,
    { subscriberName, isIntoCabinet, email }: CheckedMemberInvitation,
  ) => {
    if (registers && (await register(values, email)) === 'registered') {
      showToast({ text: t('joining.notSignedIn') });
      return navigate(pathTo('login'));
    }
    const isInCabinet = registers ? isIntoCabinet : await sendJoining(values.code);
    showToast({ text: t(isInCabinet ? 'joining.doneInCabinet' : 'joining.done', { name: subscriberName }) });
    return navigate(pathTo(isInCabinet ? 'partner' : 'my'), { replace: true });
  };
  const send = async (values: RegistrationFields, invitation: CheckedMemberInvitation) => {
    if (!registers && !invitation.mine) return;
    setUnderWay(registers ? 'registering' : 'joining');
    try {
      await lead(values, invitation);
    } catch (error) {
      setUnderWay(undefined);
      throw error;
    }
  };
  return {
    ...registration,
    signedIn,
    /** Until the page has led on. */
    busy: registration.form.busy || underWay !== undefined,
    onSubmit: registration.submit(send),
  };
}

/** The props of the page's parts. */
export type ColleagueRegistration = ReturnType<typeof useColleagueRegistration>;
