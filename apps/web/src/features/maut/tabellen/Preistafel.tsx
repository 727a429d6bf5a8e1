import { mitPreisen, ohneEntfernungsstufe, ohneGewichtsstufe } from '@frachtportal/domain/maut/mautraster';
import type { Mautraster } from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef } from 'react';
import { formatiereZahl, leseZahl } from '../../../lib/format/zahlen';
import { Preiszelle } from './Preiszelle';

export interface Rasterangaben {
  raster: Mautraster;
  onAendern: (aendere: (alt: Mautraster) => Mautraster) => void;
}

/** The prices: Enter and the arrow keys lead down and up, a block can be pasted from a spreadsheet. */
export function Preistafel({ raster, onAendern }: Rasterangaben) {
  const tabelle = useRef<HTMLTableElement>(null);
  const setze = useCallback(
    (i: number, j: number, cent: number) => onAendern((alt) => mitPreisen(alt, i, j, [[cent]])),
    [onAendern],
  );
  const fuegeEin = (e: ClipboardEvent) => {
    const stelle = stelleVon(e.target);
    const text = e.clipboardData.getData('text');
    if (!stelle || !/[\t\n]/.test(text.trim())) return;
    e.preventDefault();
    onAendern((alt) => mitPreisen(alt, stelle.i, stelle.j, block(text)));
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

/** Lines and tabs of a spreadsheet as cents; what is no amount leaves the cell as it is. */
function block(text: string): (number | null)[][] {
  return text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((zeile) => zeile.split('\t').map((zelle) => alsCent(leseZahl(zelle))));
}

function alsCent(betrag: number | null): number | null {
  return betrag === null || Number.isNaN(betrag) || betrag < 0 ? null : Math.round(betrag * 100);
}
