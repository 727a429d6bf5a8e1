import { wort } from '@frachtportal/domain/texte/text';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMeldungen } from '../../components/Meldungen';
import { Seitentitel } from '../../components/Seitentitel';
import { Anzeigestati } from './Anzeigestati';
import { Sendungsstati } from './Sendungsstati';
import { useZuordnen } from './useStatusPflege';
import './stati.css';

/** The display-status translator: what users are shown, and which statuses of the dispatch system mean it. */
export function AnzeigestatusSeite() {
  const { fehler } = useMeldungen();
  const [adresse, setAdresse] = useSearchParams();
  const setze = useCallback(
    (name: string, wert: string) =>
      setAdresse(
        (alt) => {
          const neu = new URLSearchParams(alt);
          if (wert) neu.set(name, wert);
          else neu.delete(name);
          return neu;
        },
        { replace: true },
      ),
    [setAdresse],
  );
  const wahl = Number(adresse.get('status')) || null;
  const { mutate: ordneZu } = useZuordnen();
  return (
    <>
      <Seitentitel titel="Anzeigestatus" />
      <h1 className="fp-nur-vorlesen">{wort('Anzeigestatus')}</h1>
      <div className="fp-stati">
        <Anzeigestati
          suche={adresse.get('suche') ?? ''}
          onSuche={(text) => setze('suche', text)}
          wahl={wahl}
          onWahl={(id) => setze('status', id === null ? '' : String(id))}
        />
        <div className="fp-stati-rechts">
          <Sendungsstati
            titel="Aktuelle Sendungsstati"
            anzeige={wahl}
            aus={wahl === null}
            leer={
              wahl === null
                ? 'Markieren Sie links einen Anzeigestatus, um seine Sendungsstati zu sehen.'
                : 'Diesem Anzeigestatus ist kein Sendungsstatus zugeordnet.'
            }
            tat="Entfernen"
            onTat={(s) => ordneZu({ ...s, anzeige: null })}
          />
          <Sendungsstati
            titel="Freie Sendungsstati"
            anzeige={null}
            leer="Alle Sendungsstati sind zugeordnet."
            tat="Zuordnen"
            onTat={(s) =>
              wahl === null ? fehler('status.anzeigeWaehlen') : ordneZu({ ...s, anzeige: wahl })
            }
            pflege
          />
        </div>
      </div>
    </>
  );
}
