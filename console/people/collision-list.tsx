import { DataTable, FunctionField, SearchInput, SelectField, useTranslate } from 'react-admin';
import type { AccountCollision } from '../../contract/identity-console.ts';
import { ConsoleList } from '../app/console-list.tsx';

const kinds = ['shared-mailbox', 'foreign-login'].map((id) => ({ id, name: `people.collisions.${id}` }));
const inWords = ({ accounts }: AccountCollision) =>
  accounts.map(({ login, email }) => (email ? `${login} (${email})` : login)).join('; ');

/** Accounts of before that share a mailbox, or have somebody's e-mail as their login. */
export function CollisionList() {
  const translate = useTranslate();
  return (
    <ConsoleList<AccountCollision>
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'subject', order: 'ASC' }}
      lines={{
        primaryText: ({ subject }) => subject,
        secondaryText: (collision) => `${translate(`people.collisions.${collision.kind}`)}: ${inWords(collision)}`,
        rowClick: (_id, _resource, { accounts }) => `/users/${accounts[0]?.userId}/show`,
      }}
    >
      <DataTable.Col source="kind" disableSort>
        <SelectField source="kind" choices={kinds} />
      </DataTable.Col>
      <DataTable.Col source="subject" />
      <DataTable.Col source="accounts" disableSort>
        <FunctionField<AccountCollision> render={inWords} />
      </DataTable.Col>
    </ConsoleList>
  );
}
