import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import { Knopf } from '../../components/Knopf';
import { Suchtext } from '../../components/Suchtext';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/Werkzeugleiste';
import { useRechte } from '../../lib/rechte';

interface Eigenschaften {
  suche: string;
  onSuche: (suche: string) => void;
  onAnlegen: () => void;
  onBearbeiten: () => void;
  onLoeschen: () => void;
  onWechseln: () => void;
}

/** What can be done with the marked user, and the search. */
export function Benutzerwerkzeuge(p: Eigenschaften) {
  const darf = useRechte();
  return (
    <Werkzeugleiste
      titel="Aktionen"
      rechts={
        <Suchtext label="Benutzer suchen" platzhalter="Benutzer suchen" suche={p.suche} onSuche={p.onSuche} />
      }
    >
      <Knopf text="Hinzufügen" icon={<AddIcon />} primaer onClick={p.onAnlegen} />
      <Knopf text="Bearbeiten" icon={<EditIcon />} onClick={p.onBearbeiten} />
      <Knopf text="Löschen" icon={<DeleteIcon />} onClick={p.onLoeschen} />
      {darf('admin') && (
        <>
          <Werkzeugtrenner />
          <Knopf text="Zum Benutzer wechseln" icon={<SwitchIcon />} onClick={p.onWechseln} />
        </>
      )}
    </Werkzeugleiste>
  );
}
