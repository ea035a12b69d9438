import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RegistrationFields } from '../../../contract/registration.forms.ts';
import { getPartnerInfo, type PartnerInfo } from '../../../contract/registration.ts';
import { request } from '../../app/calls/api.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { adviceOn } from '../../app/calls/failure-words.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';
import { sendRegistration } from './send-registration.ts';
import type { AskOfCode } from './use-code-check.ts';
import { useRegistration } from './use-registration.ts';
import './words.ts';

/** A usable invitation of a partner. */
interface CustomerInvitation {
  readonly organization: NonNullable<PartnerInfo['serviceOrganization']>;
  readonly email: string;
  readonly login: string;
  readonly hasAccount: boolean;
}

const ask: AskOfCode<CustomerInvitation> = async (code, signal) => {
  const { cause, serviceOrganization, registrationInfo } = await request(
    getPartnerInfo,
    { query: { partnerCode: code } },
    signal,
  );
  if (cause !== null || !serviceOrganization || !registrationInfo)
    return { cause: cause ?? t('registration:check.refused') };
  return { organization: serviceOrganization, ...registrationInfo };
};

interface CustomerRegistrationOptions {
  code: string;
  kazakhNames: boolean;
  /** Somebody is signed in: nothing is sent. */
  locked: boolean;
  /** The button is pressed where nobody can be registered: somebody is signed in, or the e-mail has an account. */
  onBarred: () => void;
}

/** Registration by a partner's invitation: the outcome of sending it, and what both kinds of invitations share. */
export function useCustomerRegistration({ code, kazakhNames, locked, onBarred }: CustomerRegistrationOptions) {
  const navigate = useNavigate();
  const registration = useRegistration({ code, kazakhNames, withPhone: true, ask, registers: () => true });
  const { form, invitation } = registration;
  const [alert, setAlert] = useState<{ readonly text: string; readonly advice?: string; readonly leads?: 'login' }>();
  const [knownEmail, setKnownEmail] = useState('');
  /** Whoever registers just now is signed in before the page leads on. */
  const [isRegistering, setRegistering] = useState(false);
  const hasAccount = invitation !== undefined && (invitation.hasAccount || knownEmail === invitation.email);

  const refuse = (error: unknown, { email }: CustomerInvitation) => {
    setRegistering(false);
    if (error instanceof CallFailure && error.code === 'registration.email-taken') return setKnownEmail(email);
    registration.showRefusedPair(error);
    if (!form.refuse(error)) setAlert({ text: t('registration:failed'), advice: adviceOn(error) });
  };
  const send = async (values: RegistrationFields, to: CustomerInvitation) => {
    setRegistering(true);
    try {
      const end = await sendRegistration(registration.account(values), to.email);
      if (end === 'registered') setAlert({ text: t('registration:notSignedIn'), leads: 'login' });
      else await navigate(pathTo('my'), { replace: true });
    } catch (error) {
      refuse(error, to);
    }
  };
  const submit = registration.submit(send);
  return {
    ...registration,
    onSubmit: (event: Parameters<typeof submit>[0]) => {
      if (!hasAccount && !locked) return submit(event);
      event.preventDefault();
      onBarred();
    },
    hasAccount,
    isRegistering,
    lacks: registration.isLacking || !invitation,
    inactive: registration.isLacking || !invitation || hasAccount || locked,
    alert,
    closeAlert: () => {
      if (alert?.leads) void navigate(pathTo(alert.leads));
      setAlert(undefined);
    },
  };
}
