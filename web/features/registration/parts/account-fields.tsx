import { Lock } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { RegistrationFields } from '../../../../contract/registration.forms.ts';
import type { Form } from '../../../app/forms/use-form.ts';
import { pathTo } from '../../../routes.ts';
import { Icon, TextField, UiLink } from '../../../ui/index.ts';
import '../words.ts';

/** Who registers, and the e-mail that the invitation was sent to. */
export function PersonFields({ form, email }: { form: Pick<Form<RegistrationFields>, 'field'>; email: string }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <TextField label={t('name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        value={email}
        readOnly
        trailing={<Icon of={Lock} />}
      />
    </>
  );
}

/** What whoever registers agrees to. */
export function Agreement() {
  const { t } = useTranslation('registration');
  return (
    <p className="small muted">
      {t('agreement')}{' '}
      <UiLink className="link" href={pathTo('userAgreement')}>
        {t('agreementLink')}
      </UiLink>
      .
    </p>
  );
}
