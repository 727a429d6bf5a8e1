import {
  Schluesselwechsel,
  ueberlappungVorgabe,
} from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { useQueryClient } from '@tanstack/react-query';
import { WechselDialog } from '../../components/formular/WechselDialog';
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
  const wechsle = async (stunden: number | null) => {
    const ausgabe = await erneuereSchluessel(zugang.id, stunden);
    onFertig(ausgabe);
    void abfragen.invalidateQueries({ queryKey: schluesselabfrage });
  };
  return (
    <WechselDialog
      {...{ klasse: Schluesselwechsel, vorgabe: ueberlappungVorgabe, wechsle, onSchliessen }}
      titel="zugangsschluessel.erneuernTitel"
    />
  );
}
