import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRole } from '../../../../contract/members.values.ts';

import { SelectField } from '../../../ui/index.ts';
import '../words.ts';

interface RoleFieldProps {
  role: MemberRole;
  mayGive: readonly MemberRole[];
  field: Omit<ComponentProps<typeof SelectField>, 'label'>;
}

/** The choice of a role, with what it allows; the weakest first. */
export function RoleField({ role, mayGive, field }: RoleFieldProps) {
  const { t } = useTranslation('members');
  return (
    <SelectField label={t('roles.title')} hint={t(`rights.${role}`)} {...field}>
      {mayGive.toReversed().map((one) => (
        <option key={one} value={one}>
          {t(`roles.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
