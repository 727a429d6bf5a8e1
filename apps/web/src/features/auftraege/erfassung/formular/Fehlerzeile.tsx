import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { t } from '@frachtportal/texte/t';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { memo, useRef } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { useTasten } from '../../../../lib/tasten';
import { feldname } from './pruefung';
import type { Feldfehler } from './useFeldfehler';
import type { Wege } from './useSpruenge';

interface Props {
  fehler: Feldfehler;
  speicher: Rasterspeicher<Auftragsposition>;
  wege: Wege;
}

interface Stelle {
  name: string;
  text: string;
  zeige: () => void;
}

/** After a failed attempt to save all that is wrong, whatever part of the form is in sight; each leads to its field. */
export const Fehlerzeile = memo(function Fehlerzeile({ fehler, speicher, wege }: Props) {
  const { befund, gescheitert, folge } = fehler;
  const pfade = folge.filter((pfad) => befund.felder.has(pfad));
  const stellen: Stelle[] = [
    ...pfade.map((pfad) => ({
      name: `${feldname(pfad)} –`,
      text: befund.felder.get(pfad) ?? '',
      zeige: () => void wege.springeZu(pfad),
    })),
    ...befund.zellen.map(({ schluessel, feld, text }) => {
      const nr = speicher.zustand().zeilen.findIndex((z) => z.schluessel === schluessel);
      const zeige = () => wege.raster.current?.springeZu(schluessel, feld);
      // In full it stands below the grid.
      const name = feldname(`auftragspositionen[${nr}].${feld}`).replace(' · ', ' ');
      return { name: `${name}:`, text, zeige };
    }),
  ];
  const naechster = useNaechster(stellen);
  const anzahl = gescheitert ? stellen.length : 0;
  return (
    <div className="fp-fehlerzeile" role="status">
      {anzahl > 0 && (
        <>
          <span>
            <ErrorIcon aria-hidden="true" />
            {t('auftrag.erfassung.felderPruefen', { anzahl })}
            {pfade.length > 0 && ':'}
          </span>
          <ul>
            {stellen.map(({ name, text, zeige }) => (
              <li key={name}>
                <button type="button" onClick={zeige}>
                  {name} {text}
                </button>
              </li>
            ))}
          </ul>
          <Knopf text="auftrag.erfassung.naechster" taste="F8" leise onClick={naechster} />
        </>
      )}
    </div>
  );
});

/** From one to the next and round again, by button and by key. */
function useNaechster(stellen: readonly Stelle[]): () => void {
  const zuletzt = useRef<string>(undefined);
  const naechster = () => {
    const hier = stellen.findIndex((s) => s.name === zuletzt.current);
    const ziel = stellen[(hier + 1) % stellen.length];
    zuletzt.current = ziel?.name;
    ziel?.zeige();
  };
  useTasten({ ['F8']: () => stellen.length > 0 && naechster() });
  return naechster;
}
