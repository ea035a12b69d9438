import { TextInput } from 'react-admin';
import { EditScreen } from '../app/edit-screen.tsx';

/** What an account is called and reached by. */
export function UserEdit() {
  return (
    <EditScreen resource="users" fields={['name', 'login', 'email', 'phone']}>
      <TextInput source="name" />
      <TextInput source="login" />
      <TextInput source="email" />
      <TextInput source="phone" />
    </EditScreen>
  );
}
