import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { useNavigate } from 'react-router-dom';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../../components/bedienung/Werkzeugleiste';
import { useKonfiguration } from '../../../lib/konfiguration';
import { pfade } from '../../../lib/pfade';

interface Eigenschaften {
  titel: string;
  gespeichert: Adresse | null;
  laeuft: boolean;
  /** To the list afterwards, or on with a new address. */
  onSpeichern: (zurListe: boolean) => void;
  onAbbrechen: () => void;
}

/** What can be done with the address; a new one is created, a stored one saved. */
export function Adressleiste({ titel, gespeichert, laeuft, onSpeichern, onAbbrechen }: Eigenschaften) {
  const gehe = useNavigate();
  const { directly_back_2list: zurListe } = useKonfiguration();
  return (
    <>
      <Seitenkopf titel={titel} />
      <Werkzeugleiste titel="allgemein.aktionen">
        <Knopf
          text={gespeichert ? 'allgemein.speichern' : 'allgemein.adresseAnlegen'}
          taste="Strg S"
          primaer
          laeuft={laeuft}
          onClick={() => onSpeichern(false)}
        />
        {!zurListe && (
          <Knopf
            text={
              gespeichert ? 'adresse.erfassung.speichernUndZurListe' : 'adresse.erfassung.anlegenUndZurListe'
            }
            deaktiviert={laeuft}
            onClick={() => onSpeichern(true)}
          />
        )}
        <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />
        {gespeichert && (
          <>
            <Werkzeugtrenner />
            <Knopf text="allgemein.kopieren" onClick={() => gehe(pfade.adresseKopieren(gespeichert.id))} />
          </>
        )}
      </Werkzeugleiste>
    </>
  );
}
