import { Alert, Chip } from '@mui/material';
import {
  DataTable,
  FunctionField,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { phoneInWords } from '../../contract/enquiries.words.ts';
import { type ConsoleUser, exportNewsList } from '../../contract/identity-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { ExportButton } from '../app/export-button.tsx';
import { MomentField, momentInWords } from '../app/moment-field.tsx';
import { download } from '../app/request.ts';

const roles = ['partner', 'operator', 'editor'].map((id) => ({ id, name: `people.roles.${id}` }));
const blocked = [{ id: 'true', name: 'people.blocked' }];
const news = [{ id: 'agreed', name: 'people.news.agreed' }];
const search = <SearchInput key="q" source="q" alwaysOn />;
const byRole = <SelectInput key="role" source="role" choices={roles} alwaysOn />;
// The list of roles begins with all of them: a choice without a name would look empty.
const byAnyRole = (
  <SelectInput key="role" source="role" choices={[{ id: 'any', name: 'people.roles.any' }, ...roles]} alwaysOn />
);

/** The roles of an account; in a list, which has no column for that, also whether it is blocked. */
export function Roles({ isInList = false }: { isInList?: boolean }) {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleUser>
      source="roles"
      render={({ roles: own, blockedAt }) => (
        <>
          {own.length === 0 && !(isInList && blockedAt) && '—'}
          {own.map((role) => (
            <Chip key={role} size="small" label={translate(`people.roles.${role}`)} sx={{ marginRight: 0.5 }} />
          ))}
          {isInList && blockedAt && <BlockedChip />}
        </>
      )}
    />
  );
}

const BlockedChip = () => <Chip size="small" color="error" label={useTranslate()('people.blocked')} />;

/** Whether an account is blocked, and since when. */
export function AccountState() {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleUser>
      source="blockedAt"
      render={({ blockedAt }) =>
        blockedAt ? (
          <>
            <BlockedChip /> {momentInWords(blockedAt)}
          </>
        ) : (
          translate('people.active')
        )
      }
    />
  );
}

/** The phone of an account as people read it. */
export function Phone({ emptyText = '' }: { emptyText?: string }) {
  return (
    <FunctionField<ConsoleUser>
      source="phone"
      sx={{ whiteSpace: 'nowrap' }}
      render={({ phone }) => (phone ? phoneInWords(phone) : emptyText)}
    />
  );
}

/** Whether the person has agreed to news by e-mail, and when that was given and taken back. */
export function NewsConsent() {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleUser>
      source="newsConsent"
      render={({ newsConsent }) => {
        if (!newsConsent) return translate('people.news.none');
        const { givenAt, withdrawnAt } = newsConsent;
        return withdrawnAt
          ? translate('people.news.withdrawn', { given: momentInWords(givenAt), withdrawn: momentInWords(withdrawnAt) })
          : translate('people.news.given', { given: momentInWords(givenAt) });
      }}
    />
  );
}

/** Whether the list shows those who have agreed to news. */
const useAgreed = () => {
  const { news: shown } = useListContext().filterValues;
  return shown === 'agreed';
};

function NewsNote() {
  const translate = useTranslate();
  return useAgreed() && <Alert severity="info">{translate('people.news.note')}</Alert>;
}

function NewsExport() {
  const isShown = useAgreed();
  return (
    <TopToolbar>
      {isShown && (
        <ExportButton
          save={({ news: _, ...body }: { q: string; news?: string }) => download(exportNewsList, { body })}
          words="people.news"
        />
      )}
    </TopToolbar>
  );
}

function UserColumns({ filters, filter }: { filters: React.ReactElement[]; filter?: object }) {
  return (
    <ConsoleList<ConsoleUser>
      filters={filters}
      actions={<NewsExport />}
      note={<NewsNote />}
      {...(filter && { filterDefaultValues: filter })}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ name, login }) => name || login,
        secondaryText: ({ login, email, phone }) =>
          [login, email !== login && email, phone && phoneInWords(phone)].filter(Boolean).join(', '),
        rowClick: (id) => `/users/${id}/show`,
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="login" />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="phone" disableSort>
        <Phone />
      </DataTable.Col>
      <DataTable.Col source="roles" disableSort>
        <Roles isInList />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </ConsoleList>
  );
}

/** The accounts, the newest first. */
export const UserList = () => (
  <UserColumns
    filters={[
      search,
      byRole,
      <SelectInput key="blocked" source="blocked" choices={blocked} alwaysOn />,
      <SelectInput key="news" source="news" choices={news} alwaysOn />,
    ]}
  />
);

/** The accounts with a role. */
export const RoleList = () => <UserColumns filters={[search, byAnyRole]} filter={{ role: 'any' }} />;
