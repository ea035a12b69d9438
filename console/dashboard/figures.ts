import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Dashboard } from '../../contract/dashboard.ts';
import type { DashboardPeriod } from '../../contract/dashboard.values.ts';
import type { Figure } from './figure.ts';
import { shortWords, wholeWords } from './point-words.ts';

type Counted<Name extends string> = Readonly<Record<'from' | 'until', string> & Record<Name, number>>;

/** The charts of a period; an editor has fewer. */
export function useFigures({ points, service }: Dashboard, period: DashboardPeriod): readonly Figure[] {
  const translate = useTranslate();
  const { palette } = useTheme();
  const figure = <Name extends string>(
    key: string,
    counted: readonly Counted<Name>[],
    series: readonly (readonly [name: Name, color: string])[],
    span = period,
  ): Figure => ({
    title: translate(`dashboard.charts.${key}`),
    heading: translate(`dashboard.headings.${span}`),
    rows: counted.map((point) => ({ key: point.from, label: shortWords(point, span), words: wholeWords(point, span) })),
    series: series.map(([name, color]) => ({
      label: translate(`dashboard.series.${name}`),
      color,
      counts: counted.map((point) => point[name]),
    })),
  });
  // Amber would say that something is wrong with what was used.
  const [first, second, bad] = [palette.primary.main, palette.grey[500], palette.error.main];
  const content = [
    figure('enquiries', points, [['enquiries', first]]),
    figure('publications', points, [['publications', first]]),
  ];
  if (!service) return content;
  const ends = service.ends && {
    ...figure('ends', service.ends, [['subscriptions', first]], 'quarter'),
    note: translate('dashboard.endsNote'),
  };
  return [
    figure('registrations', service.points, [['registrations', first]]),
    figure('invitations', service.points, [
      ['invitationsSent', first],
      ['invitationsUsed', second],
    ]),
    figure('signIns', service.points, [
      ['signIns', first],
      ['signInFailures', bad],
    ]),
    ...(ends ? [ends] : []),
    ...content,
  ];
}
