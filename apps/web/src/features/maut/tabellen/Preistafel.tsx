import { mitPreisen, ohneEntfernungsstufe, ohneGewichtsstufe } from '@frachtportal/domain/maut/mautraster';
import type { Mautraster } from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { formatiereZahl, leseZahl } from '../../../lib/format/zahlen';
import { hoechstensCent, Preiszelle } from './Preiszelle';

export interface Rasterangaben {
  raster: Mautraster;
  onAendern: (aendere: (alt: Mautraster) => Mautraster) => void;
}

/** The prices: Enter and the arrow keys lead down and up, a block can be pasted from a spreadsheet. */
export function Preistafel({ raster, onAendern }: Rasterangaben) {
  const tabelle = useRef<HTMLTableElement>(null);
  const { warne } = useMeldungen();
  const setze = useCallback(
    (i: number, j: number, cent: number) => onAendern((alt) => mitPreisen(alt, i, j, [[cent]])),
    [onAendern],
  );
  const fuegeEin = (e: ClipboardEvent) => {
    const stelle = stelleVon(e.target);
    const text = e.clipboardData.getData('text');
    if (!stelle || !/[\t\n]/.test(text.trim())) return;
    e.preventDefault();
    const zellen = zellenVon(text);
    onAendern((alt) =>
      mitPreisen(
        alt,
        stelle.i,
        stelle.j,
        zellen.map((zeile) => zeile.map(alsCent)),
      ),
    );
    const keine = zellen.flat().filter((zelle) => zelle.trim() !== '' && alsCent(zelle) === null);
    if (keine.length === 0) return;
    const werte = keine.slice(0, 5).map((zelle) => `„${zelle.trim()}“`);
    if (keine.length > werte.length) werte.push('…');
    warne(t('maut.tabellen.keinePreise', { anzahl: keine.length, werte: werte.join(', ') }));
  };
  const geheZu = (e: KeyboardEvent) => {
    const stelle = stelleVon(e.target);
    const schritt = e.key === 'ArrowDown' || e.key === 'Enter' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (!stelle || !schritt) return;
    e.preventDefault();
    const naechste = `[data-stelle="${stelle.i + schritt}/${stelle.j}"]`;
    tabelle.current?.querySelector<HTMLInputElement>(naechste)?.focus();
  };
  return (
    <div className="fp-kasten fp-maut-flaeche">
      <table ref={tabelle} className="fp-maut-raster" onPaste={fuegeEin} onKeyDown={geheZu}>
        <thead>
          <tr>
            <th scope="col">{t('maut.tabellen.bisKgKm')}</th>
            {raster.kmBis.map((km) => (
              <th key={km} scope="col">
                {formatiereZahl(km)}
                <Entferner
                  was={t('maut.tabellen.entfernungsstufeBisKm', { km })}
                  onWeg={() => onAendern((alt) => ohneEntfernungsstufe(alt, km))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {raster.kgBis.map((kg, i) => (
            <tr key={kg}>
              <th scope="row">
                {formatiereZahl(kg)}
                <Entferner
                  was={t('maut.tabellen.gewichtsstufeBisKg', { kg })}
                  onWeg={() => onAendern((alt) => ohneGewichtsstufe(alt, kg))}
                />
              </th>
              {raster.kmBis.map((km, j) => (
                <td key={km}>
                  <Preiszelle
                    i={i}
                    j={j}
                    name={t('maut.tabellen.bisKgBisKm', { kg, km })}
                    cent={raster.cent[i]?.[j] ?? 0}
                    onAendern={setze}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entferner({ was, onWeg }: { was: string; onWeg: () => void }) {
  return (
    <IconButton
      aria-label={t('maut.tabellen.entfernen', { name: was })}
      title={t('maut.tabellen.entfernen', { name: was })}
      onClick={onWeg}
    >
      ×
    </IconButton>
  );
}

function stelleVon(ziel: EventTarget): { i: number; j: number } | null {
  const [i, j] = ((ziel as HTMLElement).dataset['stelle'] ?? '').split('/').map(Number);
  return i === undefined || j === undefined ? null : { i, j };
}

/** Lines and tabs of a spreadsheet. */
const zellenVon = (text: string): string[][] =>
  text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((zeile) => zeile.split('\t'));

/** What is no price leaves the cell as it is. */
function alsCent(zelle: string): number | null {
  const betrag = leseZahl(zelle);
  const cent = betrag === null ? Number.NaN : Math.round(betrag * 100);
  return cent >= 0 && cent <= hoechstensCent ? cent : null;
}
