import { t } from '@frachtportal/texte/t';
import type { Spalte } from './spalte';
import { alleMeldungen, meldungsId, type Sichtzeile } from './zustand/sicht';

interface Props<T> {
  id: string;
  zeilenname: string;
  sicht: readonly Sichtzeile<T>[];
  spalten: readonly Spalte<T>[];
  springeZu: (schluessel: number, feld: string) => void;
}

/** The messages of all cells in words; each leads to its cell. */
export function RasterMeldungen<T>({ id, zeilenname, sicht, spalten, springeZu }: Props<T>) {
  const meldungen = alleMeldungen(sicht, spalten);
  if (meldungen.length === 0) return null;
  return (
    <ul className="fp-raster-meldungen" aria-label={t('bedienung.raster.hinweiseZuDenZeilen')}>
      {meldungen.map((m) => (
        <li key={`${m.schluessel}-${m.feld}`} id={meldungsId(id, m.schluessel, m.feld)}>
          <button type="button" onClick={() => springeZu(m.schluessel, m.feld)}>
            {t(zeilenname)} {m.nr} · {m.spalte} – {m.text}
          </button>
        </li>
      ))}
    </ul>
  );
}
