import KeyIcon from '@mui/icons-material/Key';
import LogoutIcon from '@mui/icons-material/Logout';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { UserMenu, useGetIdentity, useNotify, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import { closeSession } from '../app/session.ts';
import { useLeave } from './use-leave.ts';
import { useMayLeave } from './use-may-leave.ts';

/** The person's name is what the button says, to the eye and to a screen reader, once it is known. */
export function PersonMenu() {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
      <OwnAccessItem />
      <LeaveItem />
    </UserMenu>
  );
}

function OwnAccessItem() {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/access" onClick={menu?.onClose}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('access.own')}</ListItemText>
    </MenuItem>
  );
}

function LeaveItem() {
  const translate = useTranslate();
  const notify = useNotify();
  const menu = useUserMenu();
  const leave = useLeave();
  const mayLeave = useMayLeave();
  const end = () => {
    menu?.onClose();
    if (!mayLeave()) return;
    closeSession().then(leave, (error: Error) => notify(error.message, { type: 'error' }));
  };
  return (
    <MenuItem onClick={end}>
      <ListItemIcon>
        <LogoutIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('access.leave')}</ListItemText>
    </MenuItem>
  );
}
