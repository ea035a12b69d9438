import { useLogout } from 'react-admin';

/** Goes to the page of sign-in, once the session has been ended. */
export function useLeave(): () => void {
  const logout = useLogout();
  return () => void logout({}, '/login', false);
}
