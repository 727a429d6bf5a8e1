import { useCallback } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';
import { Anzeigestati } from './Anzeigestati';
import { Sendungsstati } from './Sendungsstati';
import { useZuordnen } from './useStatusPflege';
import './stati.css';

/** The display-status translator: what users are shown, and which statuses of the dispatch system mean it. */
export function AnzeigestatusSeite() {
  const { fehler } = useMeldungen();
  const [adresse, setzeAdresse] = useAdressleiste();
  const setze = useCallback(
    (name: string, wert: string) =>
      setzeAdresse((alt) => {
        const neu = new URLSearchParams(alt);
        if (wert) neu.set(name, wert);
        else neu.delete(name);
        return neu;
      }),
    [setzeAdresse],
  );
  const wahl = Number(adresse.get('status')) || null;
  const { mutate: ordneZu } = useZuordnen();
  return (
    <>
      <Seitenkopf titel="beschriftung.anzeigestatus" />
      <div className="fp-spalten">
        <Anzeigestati
          suche={adresse.get('suche') ?? ''}
          onSuche={(text) => setze('suche', text)}
          wahl={wahl}
          onWahl={(id) => setze('status', id === null ? '' : String(id))}
        />
        <div className="fp-stati-rechts">
          <Sendungsstati
            titel="sendungsstatus.anzeigestatus.aktuelleSendungsstati"
            anzeige={wahl}
            aus={wahl === null}
            leer={
              wahl === null
                ? 'sendungsstatus.anzeigestatus.nichtsMarkiert'
                : 'sendungsstatus.anzeigestatus.leer'
            }
            tat="allgemein.entfernen"
            onTat={(s) => ordneZu({ ...s, anzeige: null })}
          />
          <Sendungsstati
            titel="sendungsstatus.anzeigestatus.freieSendungsstati"
            anzeige={null}
            leer="sendungsstatus.anzeigestatus.alleSendungsstatiSindZugeordnet"
            tat="allgemein.zuordnen"
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
