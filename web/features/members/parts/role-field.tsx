import type { MemberRole } from '../../../../contract/members.forms.ts';
import { t } from '../../../app/i18n.ts';
import { SelectField } from '../../../ui/index.ts';

interface RoleFieldProps {
  role: MemberRole;
  mayGive: readonly MemberRole[];
  onChange: (role: MemberRole) => void;
}

/** The choice of a role, with what it allows; the weakest first. */
export function RoleField({ role, mayGive, onChange }: RoleFieldProps) {
  const roles = mayGive.toReversed();
  return (
    <SelectField
      label={t('roles.title')}
      hint={t(`members.rights.${role}`)}
      value={role}
      onChange={(event) => {
        const chosen = roles.find((one) => one === event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`roles.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
