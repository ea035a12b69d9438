import { BarChart } from '@mui/x-charts/BarChart';
import type { Series } from './figure.ts';
import { inThousands } from './point-words.ts';

interface FigureBarsProps {
  labels: readonly string[];
  series: readonly Series[];
}

const height = 240;

/** Bars side by side; the arrows of the keyboard go from one to the next. */
export function FigureBars({ labels, series }: FigureBarsProps) {
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 20, top: 12, bottom: 0 }}
      hideLegend={series.length === 1}
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[
        { data: [...labels], scaleType: 'band', valueFormatter: String, height: 28, tickLabelStyle: { fontSize: 12 } },
      ]}
      yAxis={[
        {
          min: 0,
          tickMinStep: 1,
          width: 52,
          valueFormatter: inThousands,
          tickLabelStyle: { fontSize: 12 },
        },
      ]}
      series={series.map(({ label, color, counts }) => ({
        data: [...counts],
        label,
        color,
        valueFormatter: (count) => inThousands(count ?? 0),
      }))}
    />
  );
}
