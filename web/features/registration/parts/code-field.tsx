import { Check } from 'lucide';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon, Spinner, TextField } from '../../../ui/index.ts';
import type { CodeCheck } from '../use-code-check.ts';
import '../words.ts';
import styles from './code-field.module.css';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { check: CodeCheck<object> };

/** The code of an invitation with the result of its check; the hint is shown until there is one. */
export function CodeField({ check, error, hint: usualHint, ...field }: CodeFieldProps) {
  const { t } = useTranslation('registration');
  const trailing = {
    unknown: undefined,
    checking: <Spinner />,
    refused: undefined,
    found: <Icon of={Check} stroke={2.25} className={styles.found} />,
  }[check.state];
  const hint = {
    unknown: usualHint,
    checking: t('checking'),
    refused: undefined,
    found: t('found'),
  }[check.state];
  return (
    <div aria-live="polite">
      <TextField
        {...field}
        label={t('code')}
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
