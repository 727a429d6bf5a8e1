import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { GridColDef } from '@mui/x-data-grid';
import { schmalste } from './spalten';

/** A column of the list; its `width` is what its content usually needs. */
export type Listenspalte = GridColDef<Auftragszeile> & {
  /** As the short view has it. */
  kurz?: boolean;
  /** Its share where there is less room than all of them need. */
  schmal?: { minWidth: number; flex: number };
};

/** Texts: they gain most by more room. */
const wachsen: readonly string[] = [
  'empfaengerAdresse',
  'ort',
  'absenderAdresse',
  'absenderReferenz',
  'empfaengerreferenz',
  'hinweis',
];
/** The boxes before the rows. */
const kaestchen = 50;

const breite = (s: Listenspalte, gewaehlt: Readonly<Record<string, number>>) =>
  gewaehlt[s.field] ?? s.width ?? 100;

/** What columns need, side by side. */
export const bedarf = (
  spalten: readonly Listenspalte[],
  gewaehlt: Readonly<Record<string, number>>,
): number => spalten.reduce((summe, s) => summe + breite(s, gewaehlt), kaestchen);

/**
 * How wide the columns that show are: as somebody chose it, else as they need it. Where there is more room texts share
 * it, so that the list fills the page; where there is less those give way that can.
 */
export function mitBreiten(
  spalten: readonly Listenspalte[],
  gewaehlt: Readonly<Record<string, number>>,
  passt: boolean,
): Listenspalte[] {
  const frei = spalten.filter((s) => gewaehlt[s.field] === undefined);
  const texte = frei.filter((s) => wachsen.includes(s.field));
  const wachsende = texte.length > 0 ? texte : frei;
  return spalten.map((s) => {
    const width = breite(s, gewaehlt);
    if (passt && wachsende.includes(s)) return { ...s, minWidth: schmalste, flex: width };
    if (passt || !s.schmal || !frei.includes(s)) return { ...s, width };
    return { ...s, ...s.schmal, maxWidth: width };
  });
}
