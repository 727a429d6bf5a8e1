import AddIcon from '@mui/icons-material/Add';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { Suchtext } from '../../components/felder/Suchtext';
import { useRechte } from '../../lib/rechte';

interface Eigenschaften {
  suche: string;
  onSuche: (suche: string) => void;
  /** The configuration may leave creating users to those who capture orders. */
  anlegen: boolean;
  onAnlegen: () => void;
  onBearbeiten: () => void;
  onLoeschen: () => void;
  onWechseln: () => void;
  onSicherheit: () => void;
  onEinladungen: () => void;
}

/** What can be done with the marked user, and the search. */
export function Benutzerwerkzeuge(p: Eigenschaften) {
  const darf = useRechte();
  return (
    <Werkzeugleiste
      titel="allgemein.aktionen"
      rechts={
        <Suchtext
          label="benutzer.benutzerwerkzeuge.benutzerSuchen"
          platzhalter="benutzer.benutzerwerkzeuge.benutzerSuchen"
          suche={p.suche}
          onSuche={p.onSuche}
        />
      }
    >
      {p.anlegen && <Knopf text="allgemein.hinzufuegen" icon={<AddIcon />} primaer onClick={p.onAnlegen} />}
      <Knopf text="allgemein.bearbeiten" onClick={p.onBearbeiten} />
      <Knopf text="allgemein.loeschen" onClick={p.onLoeschen} />
      {darf('admin') && (
        <>
          <Werkzeugtrenner />
          <Knopf text="benutzer.benutzerwerkzeuge.zumBenutzerWechseln" onClick={p.onWechseln} />
          <Knopf text="sicherheit.sicherheit" onClick={p.onSicherheit} />
          <Knopf text="einladung.titel" onClick={p.onEinladungen} />
        </>
      )}
    </Werkzeugleiste>
  );
}
