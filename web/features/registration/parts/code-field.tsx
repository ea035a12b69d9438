import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { t } from '../../../app/i18n.ts';
import { Icon, Spinner, TextField } from '../../../ui/index.ts';
import type { CodeCheck } from '../use-code-check.ts';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { check: CodeCheck<object> };

/** The code of an invitation with what is known of it; the hint stands until anything is. */
export function CodeField({ check, error, hint: untoldHint, ...field }: CodeFieldProps) {
  const trailing = {
    untold: undefined,
    checking: <Spinner />,
    refused: undefined,
    found: <Icon of={Check} stroke={2.25} className="code-found" />,
  }[check.state];
  const hint = {
    untold: untoldHint,
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
