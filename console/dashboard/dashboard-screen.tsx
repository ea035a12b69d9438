import { Alert, Box, Button, LinearProgress, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { type Dashboard, getDashboard } from '../../contract/dashboard.ts';
import { type DashboardPeriod, dashboardPeriods } from '../../contract/dashboard.values.ts';
import { momentText } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigures } from './figures.ts';
import { SolutionsCard } from './solutions-card.tsx';
import { Tile } from './tile.tsx';
import { useTiles } from './tiles.ts';

const usual: DashboardPeriod = 'month';
const columnsOf = (least: string) => `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
const tilesGrid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: columnsOf('9rem'), sm: columnsOf('13rem') } };
const figuresGrid = { display: 'grid', gap: 2, gridTemplateColumns: columnsOf('26rem') };

/** «Сводка»: how things are, and what happened in a period, which stands in the address. */
export function DashboardScreen() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const period = dashboardPeriods.find((one) => one === search.get('period')) ?? usual;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['dashboard', period],
    queryFn: async () => ({ period, ...(await request(getDashboard, { query: { period } })) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack spacing={2} sx={{ marginTop: 2, marginBottom: 4 }}>
      <Title title={translate('ra.page.dashboard')} />
      <PeriodButtons period={period} choose={(chosen) => setSearch({ period: chosen })} />
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={translate('dashboard.loading')} />}</Box>
      {error && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('dashboard.again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {data && <Content dashboard={data} period={data.period} />}
    </Stack>
  );
}

interface PeriodButtonsProps {
  period: DashboardPeriod;
  choose: (period: DashboardPeriod) => void;
}

function PeriodButtons({ period, choose }: PeriodButtonsProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={period}
      onChange={(_, chosen: DashboardPeriod | null) => chosen && choose(chosen)}
      aria-label={translate('dashboard.period')}
      sx={{ flexWrap: 'wrap' }}
    >
      {dashboardPeriods.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          sx={{ minHeight: 44, paddingX: { xs: 1.25, sm: 2 }, textTransform: 'none' }}
        >
          {translate(`dashboard.periods.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Content({ dashboard, period }: { dashboard: Dashboard; period: DashboardPeriod }) {
  const translate = useTranslate();
  const tiles = useTiles(dashboard);
  const figures = useFigures(dashboard, period);
  const { countedAt, service } = dashboard;
  return (
    <>
      <Box sx={tilesGrid}>
        {tiles.map((tile) => (
          <Tile key={tile.title} {...tile} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {countedAt
          ? translate('dashboard.countedAt', { moment: momentText(countedAt) })
          : translate('dashboard.notCountedYet')}
        {service?.totalsAt && ` ${translate('dashboard.totalsAt', { moment: momentText(service.totalsAt) })}`}
      </Typography>
      {/* Before the first count nobody knows whether nothing happened. */}
      {countedAt && (
        <Box sx={figuresGrid}>
          {figures.map((figure) => (
            <FigureCard key={figure.title} {...figure} />
          ))}
          {service && <SolutionsCard applications={service.applications} />}
        </Box>
      )}
    </>
  );
}
