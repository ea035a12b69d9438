import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../../app/form.ts';
import { useLate } from '../../app/use-late.ts';
import { pathTo } from '../../routes.tsx';
import { useInvitation } from './use-invitation.ts';

interface Options {
  code: string;
  kazakhNames: boolean;
  /** Somebody is signed in: nothing is sent. */
  locked: boolean;
}

/** What the registration form holds and does: the typed code's invitation, the pair of names, the sending. */
export function useRegistration({ code, kazakhNames, locked }: Options) {
  const navigate = useNavigate();
  const [byHand, setByHand] = useState(false);
  const rules = useLate(() => import('./registration-rules.ts'));
  const form = useForm({
    initial: { partnerCode: code, name: '', login: '', password: '', phone: '', news: false },
    rules: rules?.registrationRules({ byHand, kazakhNames }) ?? {},
    waiting: !rules,
  });
  const [typed, setTyped] = useState(code);
  const [filledIn, setFilledIn] = useState(false);
  const [sending, setSending] = useState(false);
  const [alert, setAlert] = useState<'failed' | 'notSignedIn'>();
  const [knownEmail, setKnownEmail] = useState('');
  // Drawn in the browser alone: the server's page is one for everybody.
  const [password, setPassword] = useState('');
  useEffect(() => {
    if (rules) setPassword(rules.generatePassword());
  }, [rules]);
  const check = useInvitation(typed);
  const invitation = check.state === 'found' ? check.invitation : undefined;
  const hasAccount = invitation !== undefined && (invitation.hasAccount || knownEmail === invitation.email);

  const notice = () => {
    setTyped(form.values().partnerCode);
    setFilledIn(form.isRight());
  };
  const send = async () => {
    const values = form.accept();
    if (check.state === 'refused') check.again();
    if (!rules || !values || !invitation || hasAccount || sending || locked) return;
    setSending(true);
    const pair = byHand
      ? { login: values.login.trim(), password: values.password }
      : { login: invitation.login, password };
    const { partnerCode, name, phone, news } = values;
    const sent = await rules.sendRegistration({ partnerCode, name: name.trim(), phone, news, ...pair });
    setSending(false);
    if (sent.end === 'signed-in') return navigate(pathTo('my'), { replace: true });
    if (sent.end === 'has-account') return setKnownEmail(invitation.email);
    if (sent.end === 'registered') return setAlert('notSignedIn');
    // In the automatic mode the login has no field of its own to stand by.
    if (sent.end === 'refused' && !byHand && (sent.fields.login || sent.fields.password)) setByHand(true);
    if (sent.end === 'refused' && form.refuse(sent.fields)) return;
    if (sent.end === 'failed') setAlert('failed');
  };
  return {
    form,
    check,
    invitation,
    hasAccount,
    byHand,
    switchHand: () => setByHand(!byHand),
    password,
    sending,
    inactive: !filledIn || !invitation || hasAccount || locked,
    alert,
    closeAlert: () => {
      if (alert === 'notSignedIn') void navigate(pathTo('login'));
      setAlert(undefined);
    },
    notice,
    send,
  };
}
