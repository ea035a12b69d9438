import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, Spinner, TextField, UiLink } from '../../../ui/index.ts';
import type { InvitationCheck } from '../use-invitation.ts';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { check: InvitationCheck };

/** The code of the invitation with what is known of it. */
export function CodeField({ check, error, ...field }: CodeFieldProps) {
  const trailing = {
    untold: undefined,
    checking: <Spinner />,
    refused: undefined,
    found: <Icon of={Check} stroke={2.25} className="code-found" />,
  }[check.state];
  const hint = {
    untold: (
      <UiLink className="link" href={pathTo('browsePartners')}>
        {t('registration.noCode')}
      </UiLink>
    ),
    checking: t('registration.checking'),
    refused: undefined,
    found: t('registration.found'),
  }[check.state];
  return (
    <div aria-live="polite">
      <TextField
        {...field}
        label={t('registration.code')}
        hint={hint}
        error={check.state === 'refused' ? check.message : error}
        trailing={trailing}
        className="num"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}
