import { t } from '../../../app/i18n.ts';
import { LatePart, late } from '../../../app/late-part.tsx';
import { Button } from '../../../ui/index.ts';
import type { CredentialsForm } from './hand-fields.tsx';

const handFields = late(
  () => import('./hand-fields.tsx'),
  (module) => module.HandFields,
);

// There is nothing to copy before the code is checked.
const copyButton = late(
  () => import('../../../ui/copy-button.tsx'),
  (module) => module.CopyButton,
);

interface CredentialsProps {
  byHand: boolean;
  onSwitch: () => void;
  /** The pair of the automatic mode; the login is known once the code is. */
  login: string;
  password: string;
  form: CredentialsForm;
}

/** Login and password: made by the portal and shown to be copied, or typed; one can go back and forth. */
export function Credentials({ byHand, onSwitch, login, password, form }: CredentialsProps) {
  return (
    <fieldset className="credentials">
      <legend className="visually-hidden">{t('registration.credentials')}</legend>
      <div className="credentials-head">
        <span className="field-label" aria-hidden="true">
          {t('registration.credentials')}
        </span>
        <Button variant="quiet" size="small" onClick={onSwitch}>
          {t(byHand ? 'registration.automatically' : 'registration.byHand')}
        </Button>
      </div>
      {byHand ? (
        <LatePart of={handFields} props={{ form }} onMissing={onSwitch} />
      ) : (
        <MadePair login={login} password={password} />
      )}
    </fieldset>
  );
}

function MadePair({ login, password }: { login: string; password: string }) {
  return (
    <>
      <dl className="credentials-pair">
        <div>
          <dt>{t('registration.login')}</dt>
          <dd>{login || <span className="muted">{t('registration.loginLater')}</span>}</dd>
        </div>
        <div>
          <dt>{t('registration.password')}</dt>
          <dd className="num">
            <span className="nowrap">{password}</span>
            {login && password && (
              <LatePart
                of={copyButton}
                props={{
                  text: t('registration.copyPair', { login, password }),
                  size: 'small',
                  label: t('registration.copy'),
                  copiedLabel: t('registration.copied'),
                  failedLabel: t('registration.copyFailed'),
                }}
              />
            )}
          </dd>
        </div>
      </dl>
      {/* For the browser's own keeper of passwords. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <input type="password" name="made-password" autoComplete="new-password" value={password} readOnly hidden />
      <p className="field-hint">{t('registration.created')}</p>
    </>
  );
}
