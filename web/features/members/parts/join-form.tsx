import type { SubmitEvent } from 'react';
import type { UserInfo } from '../../../../contract/identity.ts';
import type { CheckedMemberInvitation } from '../../../../contract/members.ts';
import { t } from '../../../app/i18n.ts';
import { LatePart, late } from '../../../app/late-part.tsx';
import { displayName, useLeave } from '../../../app/session/index.ts';
import { Note, SubmitButton } from '../../../ui/index.ts';
import { CodeField } from '../../registration/index.ts';
import { type Joining, useJoining } from '../use-joining.ts';
import { InvitingSubscriber } from './inviting-subscriber.tsx';

const registering = late(
  () => import('./registering.tsx'),
  (module) => module.Registering,
);
const signingIn = late(
  () => import('./signing-in.tsx'),
  (module) => module.SigningIn,
);

interface JoinFormProps {
  code: string;
  kazakhNames: boolean;
  user: UserInfo | null;
}

/** The code, whom it is from, and the way in that fits whoever opened the letter. */
export function JoinForm({ code, kazakhNames, user }: JoinFormProps) {
  const joining = useJoining({ code, kazakhNames, userId: user?.id });
  const { form, check, invitation, registers } = joining;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void joining.send();
  };
  return (
    <div className="registration joining">
      <form
        className="registration-form"
        method="post"
        noValidate
        onSubmit={submit}
        onInput={joining.notice}
        onBlur={joining.notice}
      >
        <CodeField check={check} hint={t('joining.codeHint')} {...form.field('code')} />
        {invitation && <InvitingSubscriber invitation={invitation} />}
        {registers && <LatePart of={registering} props={{ joining }} />}
        {invitation && user && <SignedIn joining={joining} user={user} invitation={invitation} />}
        {joining.failure && <Note kind="error">{joining.failure}</Note>}
      </form>
      {invitation?.hasAccount && !user && <LatePart of={signingIn} props={{ email: invitation.email }} />}
    </div>
  );
}

interface SignedInProps {
  joining: Joining;
  user: UserInfo;
  invitation: CheckedMemberInvitation;
}

/** One press for whoever is invited; a word to anybody else. */
function SignedIn({ joining, user, invitation: { mine, email } }: SignedInProps) {
  const leave = useLeave();
  if (!mine) {
    return (
      <Note kind="warn" action={{ label: t('joining.leave'), onPress: () => void leave() }}>
        {t('joining.otherPerson', { name: displayName(user), email })}
      </Note>
    );
  }
  return <SubmitButton wide label={t('joining.submit')} busyLabel={t('joining.submitBusy')} busy={joining.sending} />;
}
