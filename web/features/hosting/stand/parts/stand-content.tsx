import { noBreak } from '../stand-format.ts';
import type { StandScreen } from '../stand-screens.ts';
import { StandCard } from './stand-card.tsx';
import { StandChartView } from './stand-chart.tsx';
import { StandDashboard } from './stand-dashboard.tsx';
import tables from './stand-table.module.css';
import { StandTableView } from './stand-table.tsx';

interface StandContentProps {
  screen: StandScreen;
  screenLink: (id: string) => string;
  /** The address of the stand without a screen. */
  path: string;
}

/** What stands under the heading, by the kind of screen. */
export function StandContent({ screen, screenLink, path }: StandContentProps) {
  switch (screen.kind) {
    case 'dashboard':
      return <StandDashboard screen={screen} screenLink={screenLink} />;
    case 'card':
      return <StandCard screen={screen} screenLink={screenLink} path={path} />;
    case 'journal':
      return (
        <>
          <ul className={tables.filters} aria-label="Отбор">
            {screen.filters.map((filter) => (
              <li key={filter}>{noBreak(filter)}</li>
            ))}
          </ul>
          <StandTableView caption={screen.heading} table={screen.table} screenLink={screenLink} />
        </>
      );
    case 'report':
      return (
        <>
          {screen.chart && <StandChartView chart={screen.chart} />}
          <StandTableView caption={screen.heading} table={screen.table} screenLink={screenLink} />
        </>
      );
  }
}
