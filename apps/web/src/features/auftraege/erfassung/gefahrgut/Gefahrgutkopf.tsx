import type { Gefahrgutstand } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { t } from '@frachtportal/texte/t';
import { Schalter } from '../../../../components/bedienung/Schalter';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { type Ausgabenwahl, ausgabetext } from './ausgaben';

interface Props {
  nurLesen: boolean;
  ausgaben: Ausgabenwahl;
  gewaehlt: Gefahrgutstand | undefined;
  onAusgabe: (ausgabe: Gefahrgutstand | undefined) => void;
  /** Transport category, tunnel code and packing group are shown. */
  adr: boolean;
  onAdr: (an: boolean) => void;
}

/** How the rows are filled, from which edition of ADR entries are offered, and which columns are shown. */
export function Gefahrgutkopf({ nurLesen, ausgaben, gewaehlt, onAusgabe, adr, onAdr }: Props) {
  const { tag, moegliche } = ausgaben;
  return (
    <div className="fp-reihe fp-verteilt fp-gefahrgut-kopf">
      {!nurLesen && <p className="fp-gedaempft">{t(hinweis)}</p>}
      {!nurLesen && gewaehlt && moegliche.length > 1 && (
        <Umschalter
          name="gefahrgut.wechsel.ausgabeDesAdr"
          wert={ausgabetext(gewaehlt, tag)}
          moeglich={moegliche.map((s) => ({ wert: ausgabetext(s, tag), text: ausgabetext(s, tag) }))}
          onWahl={(text) => onAusgabe(moegliche.find((s) => ausgabetext(s, tag) === text))}
        />
      )}
      <Schalter label="auftrag.erfassung.gefahrgutEinstufung" wert={adr} onAendern={onAdr} />
    </div>
  );
}

const hinweis = 'auftrag.erfassung.gefahrgutBedienung';
