import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySection } from '../../../app/start/section.tsx';

import { Button } from '../../../ui/index.ts';
import type { CredentialsForm } from './hand-fields.tsx';
import '../words.ts';
import styles from './credentials.module.css';

const HandFields = lazySection(
  () => import('./hand-fields.tsx'),
  (module) => module.HandFields,
);

// There is nothing to copy before the code is checked.
const CopyButton = lazySection(
  () => import('../../../ui/copy-button.tsx'),
  (module) => module.CopyButton,
);

/** Login and password: whether they are typed, and the made ones; the login is known once the code is. */
export interface Pair {
  byHand: boolean;
  switchHand: () => void;
  login: string;
  password: string;
}

/** Login and password: made by the portal and shown to be copied, or typed; one can go back and forth. */
export function Credentials({ pair, form }: { pair: Pair; form: CredentialsForm }) {
  const { t } = useTranslation('registration');
  const { byHand, switchHand, login, password } = pair;
  return (
    <fieldset className={styles.credentials}>
      <legend className="visually-hidden">{t('credentials')}</legend>
      <div className={styles.head}>
        <span className="label" aria-hidden="true">
          {t('credentials')}
        </span>
        <Button variant="quiet" size="small" onClick={switchHand}>
          {t(byHand ? 'automatically' : 'byHand')}
        </Button>
      </div>
      {byHand ? (
        <Suspense>
          <HandFields form={form} />
        </Suspense>
      ) : (
        <MadePair login={login} password={password} />
      )}
    </fieldset>
  );
}

function MadePair({ login, password }: { login: string; password: string }) {
  const { t } = useTranslation('registration');
  return (
    <>
      <dl className={styles.pair}>
        <div>
          <dt>{t('login')}</dt>
          <dd>{login || <span className="muted">{t('loginLater')}</span>}</dd>
        </div>
        <div>
          <dt>{t('password')}</dt>
          <dd className="num">
            <span className="nowrap">{password}</span>
            {login && password && (
              <Suspense>
                <CopyButton
                  text={t('copyPair', { login, password })}
                  size="small"
                  label={t('copy')}
                  copiedLabel={t('copied')}
                  failedLabel={t('copyFailed')}
                />
              </Suspense>
            )}
          </dd>
        </div>
      </dl>
      {/* For the browser's own keeper of passwords. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <input type="password" name="made-password" autoComplete="new-password" value={password} readOnly hidden />
      <p className="small dim">{t('created')}</p>
    </>
  );
}
