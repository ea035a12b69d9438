import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { waitingCountedAtMost } from '../../contract/enquiries.values.ts';
import { countWaiting } from '../../contract/enquiries-console.ts';
import { request } from '../app/request.ts';

/**
 * How many enquiries nobody has taken, for the menu. Asked when the person goes somewhere, never by a clock: that would
 * keep a session alive which nobody uses.
 */
export function WaitingCount() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { data, refetch } = useQuery({
    queryKey: ['enquiries', 'waiting'],
    queryFn: () => request(countWaiting, {}),
    staleTime: 10_000,
  });
  useEffect(() => {
    if (pathname) void refetch();
  }, [pathname, refetch]);
  const waiting = data?.waiting ?? 0;
  if (waiting === 0) return null;
  const label = waiting < waitingCountedAtMost ? String(waiting) : `${waitingCountedAtMost - 1}+`;
  return (
    <Chip
      size="small"
      color="primary"
      label={label}
      title={translate('enquiries.waiting', { smart_count: waiting })}
      sx={{ marginLeft: 1, height: 20 }}
    />
  );
}
