import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useRedirect, useTranslate } from 'react-admin';
import type { ConsoleUser } from '../../contract/identity-console.ts';
import { erasePerson, previewErasing } from '../../contract/personal-data-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { request } from '../app/request.ts';

/** Erases an account after what goes and what stays was told and its login typed. */
export function EraseButton({ user, disabled }: { user: ConsoleUser; disabled: boolean }) {
  const redirect = useRedirect();
  const params = { id: user.id };
  return (
    <ActionButton
      words="people.erase"
      about={{ name: user.name || user.login, login: user.login }}
      isDangerous
      disabled={disabled}
      act={({ login }) => request(erasePerson, { params, body: { login: String(login ?? '') } })}
      after={() => redirect('list', 'users')}
    >
      <WhatGoes id={user.id} />
      <TextInput source="login" label="people.confirmLogin" autoComplete="off" helperText={false} />
    </ActionButton>
  );
}

function WhatGoes({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['erasing', id],
    queryFn: () => request(previewErasing, { params: { id } }),
    gcTime: 0,
  });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <Typography>{translate('people.counting')}</Typography>;
  const names = (of: typeof data.deserted) => of.map(({ name, code }) => `${name} (${code})`).join(', ');
  const { deserted, ownerless, partnerName, partnerCards } = data;
  return (
    <Typography component="ul" sx={{ paddingLeft: 3, marginBottom: 2 }}>
      <li>{translate('people.goes', { ...data })}</li>
      <li>{translate('people.stays', { ...data })}</li>
      {deserted.length > 0 && <li>{translate('people.deserted', { names: names(deserted) })}</li>}
      {ownerless.length > 0 && <li>{translate('people.ownerless', { names: names(ownerless) })}</li>}
      {partnerName && <li>{translate('people.cabinetGoes', { partnerName })}</li>}
      {partnerCards.length > 0 && <li>{translate('people.cardStays', { names: partnerCards.join(', ') })}</li>}
    </Typography>
  );
}
