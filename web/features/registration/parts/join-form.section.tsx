import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../../../contract/identity.ts';
import type { CheckedMemberInvitation } from '../../../../contract/registration.ts';
import { refusalText } from '../../../app/calls/change-failure.tsx';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { displayName, useLeave, useSession } from '../../../app/session/index.ts';
import { lazySection } from '../../../app/start/section.tsx';
import { classNames, Note, SubmitButton } from '../../../ui/index.ts';
import { useCodeOfLink } from '../../identity/index.ts';
import { useColleagueRegistration } from '../use-colleague-registration.ts';
import { CodeField } from './code-field.tsx';
import { InvitingSubscriber } from './inviting-subscriber.tsx';
import '../words.ts';
import styles from '../registration.module.css';

const Registering = lazySection(
  () => import('./registering.tsx'),
  (module) => module.Registering,
);
const SigningIn = lazySection(
  () => import('./signing-in.tsx'),
  (module) => module.SigningIn,
);

/** The code, who invites, and joining, sign-in or registration, whichever fits the person. */
export function JoinForm() {
  const { t } = useTranslation('registration');
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const { user } = useSession();
  const code = useCodeOfLink();
  const registration = useColleagueRegistration({
    code,
    kazakhNames: settings.kazakhNames,
    user,
  });
  const { form, check, invitation, registers, signedIn } = registration;
  return (
    <div className={classNames(styles.page, styles.joining)}>
      <form className={styles.form} method="post" noValidate onSubmit={registration.onSubmit}>
        <CodeField check={check} hint={t('joining.codeHint')} {...form.field('code')} />
        {invitation && <InvitingSubscriber invitation={invitation} />}
        {registers && (
          <Suspense>
            <Registering registration={registration} />
          </Suspense>
        )}
        {invitation && signedIn && <SignedIn user={signedIn} invitation={invitation} busy={registration.busy} />}
        {form.failure !== null && <Note kind="error">{refusalText(form.failure, t('joining.failed'))}</Note>}
      </form>
      {invitation?.hasAccount && !signedIn && (
        <Suspense>
          <SigningIn email={invitation.email} />
        </Suspense>
      )}
    </div>
  );
}

interface SignedInProps {
  user: UserInfo;
  invitation: CheckedMemberInvitation;
  busy: boolean;
}

/** One button for the invited person; a message for anybody else. */
function SignedIn({ user, invitation: { mine, isIntoCabinet, email }, busy }: SignedInProps) {
  const { t } = useTranslation('registration');
  const leave = useLeave();
  if (!mine) {
    return (
      <Note kind="warn" action={{ label: t('joining.leave'), onPress: () => void leave() }}>
        {t('joining.otherPerson', { name: displayName(user), email })}
      </Note>
    );
  }
  const label = t(isIntoCabinet ? 'joining.submitToCabinet' : 'joining.submit');
  return <SubmitButton wide label={label} busyLabel={t('joining.submitBusy')} busy={busy} />;
}
