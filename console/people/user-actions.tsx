import { BooleanInput, useGetIdentity, useRecordContext } from 'react-admin';
import {
  blockUser,
  type ConsoleUser,
  endUserSessions,
  grantRoles,
  sendRecovery,
  unblockUser,
} from '../../contract/identity-console.ts';
import { tiePartnerPerson, untiePartnerPerson } from '../../contract/partners-console.ts';
import { exportPerson } from '../../contract/personal-data-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { PickRecord } from '../app/pick-record.tsx';
import { request } from '../app/request.ts';
import { EraseButton } from './erase-button.tsx';
import { saveFile } from './save-file.ts';

/** What can be done with an account. */
export function UserActions() {
  const user = useRecordContext<ConsoleUser>();
  const { identity } = useGetIdentity();
  if (!user) return null;
  const about = { name: user.name || user.login };
  const params = { id: user.id };
  const isOwn = identity?.id === user.id;
  return (
    <>
      {user.blockedAt ? (
        <ActionButton words="people.unblock" about={about} act={() => request(unblockUser, { params })} />
      ) : (
        <ActionButton
          words="people.block"
          about={about}
          act={() => request(blockUser, { params })}
          isDangerous
          disabled={isOwn}
        />
      )}
      <ActionButton words="people.endSessions" about={about} act={() => request(endUserSessions, { params })} />
      <ActionButton
        words="people.recover"
        about={about}
        act={(_, key) => request(sendRecovery, { params, body: { key } })}
      />
      <ActionButton
        words="people.grant"
        about={about}
        disabled={isOwn}
        initial={{ operator: user.roles.includes('operator'), editor: user.roles.includes('editor') }}
        act={({ operator, editor }) =>
          request(grantRoles, { params, body: { operator: operator === true, editor: editor === true } })
        }
      >
        <BooleanInput source="operator" label="people.roles.operator" helperText={false} />
        <BooleanInput source="editor" label="people.roles.editor" helperText={false} />
      </ActionButton>
      <CabinetButton user={user} />
      <ActionButton
        words="people.export"
        about={about}
        act={() => request(exportPerson, { params })}
        after={(answer) => {
          const { fileName, data, html } = answer as { fileName: string; data: object; html: string };
          saveFile(`${fileName}.json`, 'application/json', JSON.stringify(data, null, 2));
          saveFile(`${fileName}.html`, 'text/html', html);
        }}
      />
      <EraseButton user={user} disabled={isOwn} />
    </>
  );
}

function CabinetButton({ user }: { user: ConsoleUser }) {
  const about = { name: user.name || user.login };
  const params = { id: user.id };
  return user.partnerId ? (
    <ActionButton
      words="people.untie"
      about={{ ...about, partner: user.partnerName }}
      act={() => request(untiePartnerPerson, { params })}
      isDangerous
    />
  ) : (
    <ActionButton
      words="people.tie"
      about={about}
      act={({ partnerId }) =>
        request(tiePartnerPerson, { body: { userId: user.id, partnerId: String(partnerId ?? '') } })
      }
    >
      <PickRecord reference="service-partners" source="partnerId" label="people.partner" />
    </ActionButton>
  );
}
