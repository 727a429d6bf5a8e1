import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Schalter } from '../../../components/bedienung/Schalter';
import { Feld } from '../../../components/felder/Feld';
import { listenabfrage } from '../../stammdaten/api/listen';
import type { Eingabeangaben } from './eingabeangaben';

const nummern = (wert: string) => wert.split(',').map(Number).filter(Boolean);

/** A set of services of one's own: ticked in the list, or typed as numbers; none means all. */
export function Servicewahl({ angabe, wert, fehler, onAendern }: Eingabeangaben) {
  const { data = [] } = useQuery(listenabfrage('auftragdefaultservice', null));
  const gewaehlt = nummern(wert);
  const services = data.toSorted((a, b) => a.anzeigefolge - b.anzeigefolge);
  const schalte = (nummer: number, an: boolean) =>
    onAendern((an ? [...gewaehlt, nummer] : gewaehlt.filter((n) => n !== nummer)).join(','));
  return (
    <>
      <Feld
        label={angabe.label}
        labelVersteckt
        platzhalter="konfiguration.eingaben.alleServices"
        wert={wert}
        fehler={fehler}
        onAendern={(neu) => onAendern(neu ?? '')}
      />
      <details>
        <summary>
          {t(
            gewaehlt.length === 0
              ? 'konfiguration.eingaben.servicesAuswaehlen'
              : 'konfiguration.eingaben.servicesAusgewaehlt',
            {
              anzahl: gewaehlt.length,
            },
          )}
        </summary>
        <div className="fp-felderraster">
          {services.map(({ id, spezNum, bezkurz }) => (
            <Schalter
              key={id}
              label={`${spezNum} ${bezkurz}`}
              wert={gewaehlt.includes(spezNum)}
              onAendern={(an) => schalte(spezNum, an)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
