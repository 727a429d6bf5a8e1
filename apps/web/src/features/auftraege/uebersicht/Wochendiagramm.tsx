import type { Wochenstand } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { kalenderwoche } from '../../../lib/format/kalenderwoche';
import { formatiereProzent } from '../../../lib/format/zahlen';
import { quote } from './quote';

interface Eigenschaften {
  wochen: readonly Wochenstand[];
  onWahl: (montag: string) => void;
}

/** Orders as bars, the share that was in time as a line over them. */
export function Wochendiagramm({ wochen, onWahl }: Eigenschaften) {
  const anteile = wochen.map(quote);
  const kleinster = Math.min(...anteile.filter((a) => a !== null), 0.9);
  return (
    <ChartsContainer
      className="fp-balken"
      height={200}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 0, top: 10, bottom: 0 }}
      xAxis={[
        {
          id: 'woche',
          data: wochen.map((w) => w.montag),
          scaleType: 'band',
          height: 26,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.45,
          valueFormatter: (montag: string) => t('auftrag.uebersicht.kw', { woche: kalenderwoche(montag) }),
        },
      ]}
      yAxis={[
        { id: 'anzahl', width: 44, tickMinStep: 1, disableLine: true, disableTicks: true },
        {
          id: 'anteil',
          position: 'right',
          width: 48,
          disableLine: true,
          disableTicks: true,
          min: Math.floor(kleinster * 10) / 10,
          max: 1,
          tickNumber: 5,
          valueFormatter: (wert: number) => formatiereProzent(wert, 0),
        },
      ]}
      series={[
        {
          type: 'bar',
          data: wochen.map((w) => w.auftraege),
          yAxisId: 'anzahl',
          label: t('beschriftung.auftraege'),
          color: 'var(--fp-primary-soft)',
        },
        {
          type: 'line',
          data: anteile,
          yAxisId: 'anteil',
          label: t('auftrag.merkmal.puenktlich'),
          color: 'var(--fp-ok)',
          curve: 'linear',
          showMark: true,
          valueFormatter: (wert) => formatiereProzent(wert),
        },
      ]}
      onAxisClick={(_, wo) => wo?.axisValue && onWahl(String(wo.axisValue))}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={2} />
      <ChartsAxisHighlight x="band" />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="woche" />
      <ChartsYAxis axisId="anzahl" />
      <ChartsYAxis axisId="anteil" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
