import { t } from '@frachtportal/texte/t';
import { Knopf } from '../../../components/bedienung/Knopf';

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
          {t(
            offen
              ? gefiltert
                ? 'auftrag.liste.keineOffenenAuftraegeInDiesemZeitraum'
                : 'auftrag.liste.keineOffenenAuftraege'
              : 'auftrag.liste.keineAuftraegeInDiesemZeitraum',
          )}
        </b>
      </p>
      <p className="fp-gedaempft">
        {t(
          gefiltert
            ? 'auftrag.liste.leerErklaerung'
            : offen
              ? 'auftrag.liste.offeneLeerErklaerung'
              : 'auftrag.liste.ersterAuftrag',
        )}
      </p>
      <div className="fp-werkzeuge">
        {gefiltert && <Knopf text="auftrag.liste.sucheZuruecksetzen" onClick={onZuruecksetzen} />}
        {onNeu && <Knopf text="allgemein.neuerAuftrag" onClick={onNeu} />}
      </div>
    </div>
  );
}
