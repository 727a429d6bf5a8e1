import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import SwitchIcon from '@mui/icons-material/SwitchAccountOutlined';
import { useEffect, useRef, useState } from 'react';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/Werkzeugleiste';
import { useRechte } from '../../lib/rechte';
import { useTasten } from '../../lib/tasten';
import { useRuhe } from '../../lib/useRuhe';

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
  const [getippt, setGetippt] = useState(p.suche);
  const ruhig = useRuhe(getippt);
  const eingabe = useRef<HTMLInputElement>(null);
  const { suche, onSuche } = p;
  useEffect(() => {
    if (ruhig !== suche && ruhig === getippt) onSuche(ruhig);
  }, [ruhig, suche, getippt, onSuche]);
  useTasten({ '/': () => eingabe.current?.focus() });

  return (
    <Werkzeugleiste
      titel="Aktionen"
      rechts={
        <Feld
          label="Benutzer suchen"
          labelVersteckt
          platzhalter="Benutzer suchen"
          art="search"
          max={200}
          breite={240}
          wert={getippt}
          inputRef={eingabe}
          onAendern={(neu) => setGetippt(neu ?? '')}
        />
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
