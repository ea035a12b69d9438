import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CheckedMemberInvitation, checkMemberInvitation } from '../../../contract/members.ts';
import { request } from '../../app/api.ts';
import { useForm } from '../../app/form.ts';
import { t } from '../../app/i18n.ts';
import { useLate } from '../../app/use-late.ts';
import { pathTo } from '../../routes.tsx';
import { useToast } from '../../ui/index.ts';
import { type AskOfCode, useCodeCheck } from '../registration/index.ts';
import type { Joined } from './send-joining.ts';

const ask: AskOfCode<CheckedMemberInvitation> = async (code, signal) => {
  const { cause, invitation } = await request(checkMemberInvitation, { body: { code } }, signal);
  return invitation ?? { cause: cause ?? t('joining.failed') };
};

interface Options {
  code: string;
  kazakhNames: boolean;
  /** Who is signed in. */
  userId: string | undefined;
}

/** What the page of an invitation holds and does: the typed code, what it leads to, the sending. */
export function useJoining({ code, kazakhNames, userId }: Options) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [byHand, setByHand] = useState(false);
  const [typed, setTyped] = useState(code);
  const [filledIn, setFilledIn] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [password, setPassword] = useState('');
  const check = useCodeCheck(typed, ask, userId);
  const invitation = check.state === 'found' ? check.invitation : undefined;
  const registers = invitation !== undefined && !invitation.hasAccount && !userId;
  const rules = useLate(() => import('./join-rules.ts'));
  const form = useForm({
    initial: { code, name: '', login: '', password: '', news: false },
    rules: rules?.joinRules({ registers, byHand, kazakhNames }) ?? {},
    waiting: !rules,
  });
  // Drawn in the browser alone: the server's page is one for everybody.
  useEffect(() => {
    if (rules) setPassword(rules.generatePassword());
  }, [rules]);

  const end = (joined: Joined, to: CheckedMemberInvitation) => {
    setSending(false);
    if (joined.end === 'inside') {
      showToast({ text: t('joining.done', { name: to.subscriberName }) });
      return navigate(pathTo('my'), { replace: true });
    }
    if (joined.end === 'registered') {
      showToast({ text: t('joining.notSignedIn') });
      return navigate(pathTo('login'));
    }
    // In the automatic mode the login has no field of its own to stand by.
    if (registers && !byHand && (joined.fields.login || joined.fields.password)) setByHand(true);
    if (!form.refuse(joined.fields)) setFailure(joined.message);
  };
  const send = async () => {
    const values = form.accept();
    if (check.state === 'refused') check.again();
    if (!rules || !values || !invitation || sending || (!registers && !invitation.mine)) return;
    setFailure('');
    setSending(true);
    if (!registers) return end(await rules.sendJoining(values.code.trim()), invitation);
    const pair = byHand
      ? { login: values.login.trim(), password: values.password }
      : { login: invitation.login, password };
    const { name, news } = values;
    end(await rules.sendRegistration({ code: values.code.trim(), name: name.trim(), news, ...pair }), invitation);
  };
  return {
    form,
    check,
    invitation,
    registers,
    byHand,
    switchHand: () => setByHand(!byHand),
    password,
    sending,
    filledIn,
    failure,
    notice: () => {
      setTyped(form.values().code);
      setFilledIn(form.isRight());
    },
    send,
  };
}

/** What the parts of the page are given. */
export type Joining = ReturnType<typeof useJoining>;
