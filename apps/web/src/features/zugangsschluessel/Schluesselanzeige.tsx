import { t } from '@frachtportal/texte/t';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { Kopierfeld } from '../../components/felder/Kopierfeld';

import type { Schluesselausgabe } from './api/zugangsschluessel';

/** The key itself, this once. Only its button closes it: nothing brings it back. */
export function Schluesselanzeige({
  ausgabe,
  onSchliessen,
}: {
  ausgabe: Schluesselausgabe;
  onSchliessen: () => void;
}) {
  return (
    <Dialog
      offen
      titel="zugangsschluessel.neuerSchluessel"
      breite={560}
      aktionen={<Knopf text="allgemein.schliessen" onClick={onSchliessen} />}
    >
      <Zeilen>
        <p>{t('zugangsschluessel.einmal')}</p>
        <Kopierfeld
          label={ausgabe.zugang.name}
          wert={ausgabe.schluessel}
          kopiert="zugangsschluessel.kopiert"
        />
      </Zeilen>
    </Dialog>
  );
}
