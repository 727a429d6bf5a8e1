import { t } from '@frachtportal/texte/t';
import type { RefObject } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import type { Rasterziel } from '../../../../components/raster/rasterangaben';

const hilfen = [
  { text: 'auftrag.erfassung.einfuegenAusExcel', taste: 'Strg + V', was: 'einfuegen' },
  { text: 'auftrag.erfassung.zeileKopieren', taste: 'Strg + D', was: 'kopieren' },
  { text: 'bedienung.raster.nachUntenFuellen', taste: 'Strg + U', was: 'fuellen' },
  { text: 'auftrag.erfassung.markierteLoeschen', taste: 'Entf', was: 'loeschen' },
] as const;

/** What the keys of the grid do, for hands on the mouse. */
export function Positionshilfen({ ziel }: { ziel: RefObject<Rasterziel | null> }) {
  return (
    <fieldset className="fp-positionshilfen" aria-label={t('auftrag.erfassung.positionshilfen')}>
      {hilfen.map(({ text, taste, was }) => (
        <Knopf key={was} text={text} taste={taste} leise ohneTab onClick={() => ziel.current?.tue?.(was)} />
      ))}
    </fieldset>
  );
}
