import { t } from '@frachtportal/texte/t';
import { memo } from 'react';
import { type Befund, feldname } from './pruefung';

interface Props {
  befund: Befund;
  folge: readonly string[];
  springeZu: (pfad: string) => void;
}

/** How many fields are wrong, each with a way to it. The cells of the grid are named right below it. */
export const Fehlerzeile = memo(function Fehlerzeile({ befund, folge, springeZu }: Props) {
  const pfade = folge.filter((pfad) => befund.felder.has(pfad));
  const anzahl = pfade.length + befund.zellen.length;
  return (
    <div className="fp-fehlerzeile" role="status">
      {anzahl > 0 && (
        <>
          <span>
            <span aria-hidden="true">● </span>
            {t('auftrag.erfassung.felderPruefen', { anzahl })}
            {pfade.length > 0 && ':'}
          </span>
          {pfade.map((pfad) => (
            <button key={pfad} type="button" onClick={() => springeZu(pfad)}>
              {feldname(pfad)} – {befund.felder.get(pfad)}
            </button>
          ))}
        </>
      )}
    </div>
  );
});
