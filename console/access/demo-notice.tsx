import { Alert, Link } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

/** Says that the demo is open without a second factor, and how to turn it on. */
export function DemoNotice() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  if (!identity?.isOwnDemo) return null;
  return (
    <Alert severity="info" sx={{ marginTop: 2, marginBottom: { xs: 2, sm: 0 } }}>
      {translate('access.demoNotice')}{' '}
      <Link component={RouterLink} to="/access">
        {translate('access.demoTurnOn')}
      </Link>
    </Alert>
  );
}
