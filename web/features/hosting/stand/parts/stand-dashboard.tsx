import { classNames } from '../../../../ui/index.ts';
import { formatDay, formatFigure, noBreak } from '../stand-format.ts';
import frame from '../stand-page.module.css';
import { sharePercents } from '../stand-scale.ts';
import type { StandDashboardScreen, StandShares } from '../stand-screens.ts';
import charts from './stand-chart.module.css';
import panels from './stand-panels.module.css';
import { StandStatus } from './stand-status.tsx';
import { StandTableView } from './stand-table.tsx';

function Ring({ shares }: { shares: StandShares }) {
  const percents = sharePercents(shares.parts.map((part) => part.value));
  const starts = percents.map((_, index) => percents.slice(0, index).reduce((sum, one) => sum + one, 0));
  return (
    <svg className={panels.ring} viewBox="0 0 120 120" width="120" height="120" fill="none" aria-hidden="true">
      {shares.parts.map((part, index) => (
        <circle
          key={part.label}
          className={charts[`stroke${index + 1}`]}
          cx="60"
          cy="60"
          r="48"
          pathLength="100"
          strokeWidth="20"
          strokeDasharray={`${Math.max((percents[index] ?? 0) - 0.8, 0)} 100`}
          strokeDashoffset={-(starts[index] ?? 0)}
          transform="rotate(-90 60 60)"
        />
      ))}
    </svg>
  );
}

function Shares({ shares }: { shares: StandShares }) {
  const percents = sharePercents(shares.parts.map((part) => part.value));
  return (
    <section className={classNames(panels.panel, panels.shares)} aria-labelledby="stand-shares">
      <h2 className={frame.heading} id="stand-shares">
        {noBreak(shares.title)}
      </h2>
      <Ring shares={shares} />
      <dl>
        {shares.parts.map((part, index) => (
          <div key={part.label}>
            <dt>
              <i className={classNames(panels.bead, panels[`bead${index + 1}`])} aria-hidden="true" />
              {noBreak(part.label)}
            </dt>
            <dd>
              {formatFigure(part.value, shares.kind)}
              <span>{percents[index]}&nbsp;%</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface StandDashboardProps {
  screen: StandDashboardScreen;
  screenLink: (id: string) => string;
}

function Tasks({ screen, screenLink }: StandDashboardProps) {
  return (
    <section className={classNames(panels.panel, panels.tasks)} aria-labelledby="stand-tasks">
      <h2 className={frame.heading} id="stand-tasks">
        {noBreak(screen.tasksTitle)}
      </h2>
      <ul>
        {screen.tasks.map((task) => (
          <li key={task.text}>
            <a className={frame.link} href={screenLink(task.screen)}>
              {noBreak(task.text)}
            </a>
            <span className={panels.due}>{formatDay(task.due)}</span>
            <StandStatus word={task.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The start page: key figures, what to do today, a ring of shares and the latest documents. */
export function StandDashboard({ screen, screenLink }: StandDashboardProps) {
  return (
    <>
      <dl className={panels.figures}>
        {screen.figures.map((figure) => (
          <div key={figure.label} className={panels.panel}>
            <dt>{noBreak(figure.label)}</dt>
            <dd>
              <b>{formatFigure(figure.value, figure.kind)}</b>
              <span>{noBreak(figure.hint)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={panels.halves}>
        <Tasks screen={screen} screenLink={screenLink} />
        <Shares shares={screen.shares} />
      </div>
      {screen.latest && (
        <section>
          <h2 className={classNames(frame.heading, frame.above)}>{noBreak(screen.latest.title)}</h2>
          <StandTableView caption={screen.latest.title} table={screen.latest.table} screenLink={screenLink} />
        </section>
      )}
    </>
  );
}
