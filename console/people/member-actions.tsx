import { Box } from '@mui/material';
import { SelectField, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { type ConsoleMember, changeRole, moveMember, removeMember } from '../../contract/members-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { PickRecord } from '../app/pick-record.tsx';
import { request } from '../app/request.ts';

export const memberRoles = ['owner', 'administrator', 'user'].map((id) => ({ id, name: `people.memberRoles.${id}` }));

/** The role of a row, in an organisation. */
export const RoleField = () => <SelectField source="role" choices={memberRoles} sx={{ font: 'inherit' }} />;

/** The same to be chosen. */
export const RoleInput = () => <SelectInput source="role" label="people.role" choices={memberRoles} />;

/** What can be done with somebody's place in an organisation. */
export function MemberActions() {
  const translate = useTranslate();
  const member = useRecordContext<ConsoleMember>();
  if (!member) return null;
  const params = { id: member.id };
  const emptied = member.isAlone ? ` ${translate('people.emptied')}` : '';
  const about = { name: member.userName || member.userLogin, organization: member.subscriberName, emptied };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ActionButton
        words="people.memberRole"
        about={about}
        initial={{ role: member.role }}
        act={({ role }) => request(changeRole, { params, body: { role: role as 'user' } })}
      >
        <RoleInput />
      </ActionButton>
      <ActionButton
        words="people.move"
        about={about}
        initial={{ role: member.role }}
        act={({ subscriberId, role }, key) =>
          request(moveMember, { params, body: { key, subscriberId: String(subscriberId ?? ''), role: role as 'user' } })
        }
      >
        <PickRecord reference="subscribers" source="subscriberId" label="people.newOrganization" />
        <RoleInput />
      </ActionButton>
      <ActionButton
        words="people.leave"
        about={about}
        act={(_, key) => request(removeMember, { params, body: { key } })}
        isDangerous
      />
    </Box>
  );
}
