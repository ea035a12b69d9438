import { classNames } from '../../../../ui/index.ts';
import { formatShort, noBreak } from '../stand-format.ts';
import frame from '../stand-page.module.css';
import { axisTicks } from '../stand-scale.ts';
import type { StandChart } from '../stand-screens.ts';
import charts from './stand-chart.module.css';
import panels from './stand-panels.module.css';

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

function axisText(value: number, chart: StandChart): string {
  return formatShort(value / chart.unitSize);
}

function greatestOf(chart: StandChart): number {
  return Math.max(...chart.groups.flatMap((group) => group.values));
}

function Legend({ chart }: { chart: StandChart }) {
  if (chart.series.length < 2) return null;
  return (
    <ul className={charts.legend}>
      {chart.series.map((name, index) => (
        <li key={name}>
          <i className={classNames(panels.bead, panels[`bead${index + 1}`])} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A month in three letters for narrow screens; other periods as they are. */
function shortPeriod(label: string): string {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(label) ? label.slice(0, 3).toLowerCase() : label;
}

function Columns({ chart }: { chart: StandChart }) {
  const ticks = axisTicks(greatestOf(chart));
  const top = ticks.at(-1) ?? 1;
  const slot = 1 / chart.groups.length;
  const barWidth = (slot * 0.6) / chart.series.length;
  return (
    <div className={charts.columns} aria-hidden="true">
      <div className={charts.axis}>
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{axisText(tick, chart)}</span>
        ))}
      </div>
      <svg className={charts.plot} width="100%" height="100%" aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={percent(1 - tick / top)} y2={percent(1 - tick / top)} />
        ))}
        {chart.groups.flatMap((group, groupIndex) =>
          group.values.map((value, index) => (
            <rect
              key={`${group.label}-${chart.series[index]}`}
              className={charts[`fill${index + 1}`]}
              x={percent(slot * (groupIndex + 0.2) + barWidth * (index + 0.04))}
              width={percent(barWidth * 0.92)}
              y={percent(1 - value / top)}
              height={percent(value / top)}
            />
          )),
        )}
      </svg>
      <div className={charts.ticks}>
        {chart.groups.map((group) => (
          <span key={group.label}>
            <span className={charts.long}>{group.label}</span>
            <span className={charts.short}>{shortPeriod(group.label)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Bars({ chart }: { chart: StandChart }) {
  const greatest = greatestOf(chart);
  return (
    <dl className={charts.bars}>
      {chart.groups.map((group) => (
        <div key={group.label}>
          <dt>{noBreak(group.label)}</dt>
          <dd>
            <svg width="100%" height="12" aria-hidden="true">
              <rect width="100%" height="12" rx="4" className={charts.fillTrack} />
              <rect width={percent((group.values[0] ?? 0) / greatest)} height="12" rx="4" className={charts.fill1} />
            </svg>
            <span>{axisText(group.values[0] ?? 0, chart)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A chart drawn by SVG attributes alone; the table below it holds the same numbers for readers. */
export function StandChartView({ chart }: { chart: StandChart }) {
  return (
    <figure className={classNames(charts.chart, panels.panel)}>
      <figcaption>
        <h2 className={frame.heading}>
          {noBreak(chart.title)}
          <span>, {noBreak(chart.unit)}</span>
        </h2>
        <Legend chart={chart} />
      </figcaption>
      {chart.form === 'columns' ? <Columns chart={chart} /> : <Bars chart={chart} />}
    </figure>
  );
}
