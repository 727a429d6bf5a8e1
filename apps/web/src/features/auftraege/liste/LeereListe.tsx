import { wort } from '@frachtportal/domain/texte/text';
import { Knopf } from '../../../components/Knopf';

interface Eigenschaften {
  /** Of the orders not transferred yet. */
  offen: boolean;
  gefiltert: boolean;
  onZuruecksetzen: () => void;
  onNeu: (() => void) | undefined;
}

/** Nothing found: what to do next. */
export function LeereListe({ offen, gefiltert, onZuruecksetzen, onNeu }: Eigenschaften) {
  return (
    <div className="fp-tabelle-leer">
      <p>
        <b>
          {wort(offen ? 'Keine offenen Aufträge in diesem Zeitraum' : 'Keine Aufträge in diesem Zeitraum')}
        </b>
      </p>
      <p className="fp-gedaempft">
        {wort(
          gefiltert
            ? 'Weiten Sie den Zeitraum aus oder leeren Sie die Suche.'
            : offen
              ? 'Alles, was darin erfasst wurde, ist übertragen.'
              : 'Erfassen Sie hier Ihren ersten Auftrag.',
        )}
      </p>
      <div className="fp-werkzeuge">
        {gefiltert && <Knopf text="Suche zurücksetzen" onClick={onZuruecksetzen} />}
        {onNeu && <Knopf text="Neuer Auftrag" onClick={onNeu} />}
      </div>
    </div>
  );
}
