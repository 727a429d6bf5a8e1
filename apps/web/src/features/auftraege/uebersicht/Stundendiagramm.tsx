import type { Abholstunde } from '@frachtportal/domain/auftrag/liste/uebersicht';
import { t } from '@frachtportal/texte/t';
import { BarChart } from '@mui/x-charts/BarChart';

interface Eigenschaften {
  stunden: readonly Abholstunde[];
  onWahl: (stunde: Abholstunde['stunde']) => void;
}

/** Collected and planned pickups from the first hour to the last. */
export function Stundendiagramm({ stunden, onWahl }: Eigenschaften) {
  const [erste, letzte] = [Number(stunden[0]?.stunde), Number(stunden.at(-1)?.stunde)];
  const achse = Array.from({ length: letzte - erste + 1 }, (_, i) => String(erste + i).padStart(2, '0'));
  const werte = (was: 'abgeholt' | 'offen') =>
    achse.map((h) => stunden.find((s) => s.stunde === h)?.[was] ?? 0);
  return (
    <BarChart
      className="fp-balken"
      height={160}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 4, top: 6, bottom: 0 }}
      borderRadius={2}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: achse,
          scaleType: 'band',
          height: 26,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.3,
        },
      ]}
      yAxis={[{ width: 28, tickMinStep: 1, disableLine: true, disableTicks: true }]}
      series={[
        {
          data: werte('abgeholt'),
          label: t('auftrag.phase.abgeholt'),
          stack: 'alle',
          color: 'var(--fp-primary)',
        },
        {
          data: werte('offen'),
          label: t('auftrag.uebersicht.geplant'),
          stack: 'alle',
          color: 'var(--fp-primary-soft)',
        },
      ]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'start' } } }}
      onAxisClick={(_, wo) => {
        const stunde = stunden.find((s) => s.stunde === wo?.axisValue)?.stunde;
        if (stunde) onWahl(stunde);
      }}
    />
  );
}
