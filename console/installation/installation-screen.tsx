import Refresh from '@mui/icons-material/Refresh';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import { getInstallation } from '../../contract/installation.ts';
import { momentText } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { CopiesCard } from './copies-card.tsx';
import { FindingList } from './finding-list.tsx';

type Installation = CallAnswer<typeof getInstallation>;

/** «Состояние»: what is wrong first, then what could not be looked at, then what is well. */
export function InstallationScreen() {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['installation'],
    queryFn: () => request(getInstallation, {}),
    // Each look knocks at the mail server and at the site's own address.
    refetchOnWindowFocus: false,
  });
  return (
    <Stack spacing={2} sx={{ marginTop: 2, marginBottom: 4, maxWidth: 860 }}>
      <Title title={translate('installation.title')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Refresh />}
          loading={isFetching}
          loadingPosition="start"
          onClick={() => refetch()}
        >
          {translate('installation.again')}
        </Button>
        {data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('installation.checkedAt', { moment: momentText(data.checkedAt), version: data.build.version })}
          </Typography>
        )}
      </Box>
      {!data && isFetching && <LinearProgress aria-label={translate('installation.looking')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Findings installation={data} />}
    </Stack>
  );
}

function Findings({ installation: { findings, copies } }: { installation: Installation }) {
  const translate = useTranslate();
  const of = (wanted: string) => findings.filter(({ state }) => state === wanted);
  const [wrong, unknown, well] = [of('wrong'), of('unknown'), of('well')];
  return (
    <>
      <Box role="status">
        <Typography variant="h6" component="h2">
          {wrong.length > 0
            ? translate('installation.wrong', { smart_count: wrong.length })
            : translate('installation.nothingWrong')}
        </Typography>
      </Box>
      {wrong.map(({ title, says, next }) => (
        <Alert key={`${title} ${says}`} severity="error">
          <Typography sx={{ fontWeight: 600 }}>
            {title}. {says}.
          </Typography>
          {next && <Typography sx={{ overflowWrap: 'anywhere' }}>{next}</Typography>}
        </Alert>
      ))}
      <CopiesCard copies={copies} />
      <FindingList title={translate('installation.unknown')} findings={unknown} />
      <FindingList title={translate('installation.well')} findings={well} />
    </>
  );
}
