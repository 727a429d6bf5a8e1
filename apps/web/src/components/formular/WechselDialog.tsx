import { feld, type Klasse } from '@frachtportal/domain/feld/feld';
import { Zeilen } from '../anzeige/Karte';
import { useDomaenenformular } from './domaenenformular';
import { FormularDialog } from './FormularDialog';
import { FormZahlenFeld } from './formular';

interface Wechsel {
  ueberlappungStunden: number | null;
}

interface Eigenschaften {
  klasse: Klasse<Wechsel>;
  titel: string;
  /** Hours. */
  vorgabe: number;
  wechsle: (ueberlappungStunden: number | null) => Promise<void>;
  onSchliessen: () => void;
}

/** A new secret in place of one; for so many hours both hold. */
export function WechselDialog({ klasse, titel, vorgabe, wechsle, onSchliessen }: Eigenschaften) {
  const formular = useDomaenenformular<Wechsel>({
    klasse,
    anfang: { ueberlappungStunden: vorgabe },
    hatFeld: (pfad) => pfad === 'ueberlappungStunden',
    speichere: ({ ueberlappungStunden }) => wechsle(ueberlappungStunden),
  });
  return (
    <FormularDialog
      formular={formular}
      titel={titel}
      breite={420}
      knopf="zugangsschluessel.erneuern"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormZahlenFeld name="ueberlappungStunden" feld={feld(klasse, 'ueberlappungStunden')} autoFocus />
      </Zeilen>
    </FormularDialog>
  );
}
