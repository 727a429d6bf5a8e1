import { feld } from '@frachtportal/domain/feld/feld';
import {
  Schluesselwechsel,
  ueberlappungVorgabe,
} from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormZahlenFeld } from '../../components/formular/formular';
import {
  erneuereSchluessel,
  type Schluesselausgabe,
  schluesselabfrage,
  type Zugangsschluessel,
} from './api/zugangsschluessel';

interface Eigenschaften {
  zugang: Zugangsschluessel;
  onFertig: (ausgabe: Schluesselausgabe) => void;
  onSchliessen: () => void;
}

/** A new key in place of this one, which opens for a while more. */
export function SchluesselwechselDialog({ zugang, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const formular = useDomaenenformular<Schluesselwechsel>({
    klasse: Schluesselwechsel,
    anfang: { ueberlappungStunden: ueberlappungVorgabe },
    hatFeld: (pfad) => pfad === 'ueberlappungStunden',
    speichere: async ({ ueberlappungStunden }) => {
      const ausgabe = await erneuereSchluessel(zugang.id, ueberlappungStunden);
      await abfragen.invalidateQueries({ queryKey: schluesselabfrage });
      onFertig(ausgabe);
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="zugangsschluessel.erneuernTitel"
      breite={420}
      knopf="zugangsschluessel.erneuern"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormZahlenFeld
          name="ueberlappungStunden"
          feld={feld(Schluesselwechsel, 'ueberlappungStunden')}
          autoFocus
        />
      </Zeilen>
    </FormularDialog>
  );
}
