import { memo } from 'react';
import { Karte } from '../../../../components/Karte';
import { Reiter } from '../../../../components/Reiter';
import type { Adressrolle } from '../formularwerte';
import type { Befund } from '../pruefung';
import { AdressFelder } from './AdressFelder';

interface Props {
  id: string;
  name: string;
  rollen: readonly { rolle: Adressrolle; titel: string }[];
  aktiv: Adressrolle;
  onWechsel: (rolle: Adressrolle) => void;
  fehler: Befund['felder'];
  autoFocus?: boolean;
}

/** One side of the order: its addresses as tabs. */
export const AdressKarte = memo(function AdressKarte(p: Props) {
  const reiter = p.rollen.map(({ rolle, titel }) => ({
    schluessel: rolle,
    titel,
    fehler: [...p.fehler.keys()].filter((pfad) => pfad.startsWith(`${rolle}.`)).length,
  }));
  return (
    <Karte id={p.id} name={p.name} className={`fp-${p.id}`}>
      <Reiter name={p.name} reiter={reiter} aktiv={p.aktiv} onWechsel={p.onWechsel}>
        <AdressFelder
          key={p.aktiv}
          rolle={p.aktiv}
          pflicht={p.aktiv !== 'abweichendeAbholerAdresse'}
          autoFocus={p.autoFocus ?? false}
        />
      </Reiter>
    </Karte>
  );
});
