import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import AddIcon from '@mui/icons-material/PlaylistAdd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pfade } from '../../app/pfade';
import { Feld } from '../../components/Feld';
import { Knopf } from '../../components/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/Werkzeugleiste';
import { useRuhe } from '../../lib/useRuhe';
import { Mandantfilter } from '../auftraege/Mandantfilter';
import type { Vorlagenzustand } from './useVorlagenzustand';

interface Props {
  zustand: Vorlagenzustand;
  aendere: (neu: Partial<Vorlagenzustand>) => void;
  darfAendern: boolean;
  mitMandant: boolean;
  onVerwenden: () => void;
  onBearbeiten: () => void;
  onUmbenennen: () => void;
  onLoeschen: () => void;
}

/** What can be done with the marked template, and which ones are shown. */
export function Vorlagenwerkzeuge(p: Props) {
  const gehe = useNavigate();
  return (
    <Werkzeugleiste
      titel="Vorlagen"
      rechts={
        <>
          <Suche wert={p.zustand.suche} onSuche={(suche) => p.aendere({ suche })} />
          {p.mitMandant && (
            <Mandantfilter wert={p.zustand.mandant} onAendern={(mandant) => p.aendere({ mandant })} />
          )}
        </>
      }
    >
      <Knopf text="Verwenden" primaer onClick={p.onVerwenden} />
      {p.darfAendern && (
        <>
          <Werkzeugtrenner />
          <Knopf text="Neue Vorlage" icon={<AddIcon />} onClick={() => gehe(pfade.neuerAuftrag)} />
          <Knopf text="Bearbeiten" icon={<EditIcon />} onClick={p.onBearbeiten} />
          <Knopf text="Umbenennen" icon={<RenameIcon />} onClick={p.onUmbenennen} />
          <Knopf text="Löschen" icon={<DeleteIcon />} onClick={p.onLoeschen} />
        </>
      )}
    </Werkzeugleiste>
  );
}

/** The search follows once typing rests. */
function Suche({ wert, onSuche }: { wert: string; onSuche: (text: string) => void }) {
  const [eingabe, setEingabe] = useState(wert);
  const ruhig = useRuhe(eingabe.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search, not what it led to
  useEffect(() => {
    if (ruhig !== wert) onSuche(ruhig);
  }, [ruhig]);
  return (
    <Feld
      label="Vorlagen suchen"
      labelVersteckt
      art="search"
      max={200}
      breite={310}
      platzhalter="Suche nach Name, Absender, Empfänger"
      wert={eingabe}
      onAendern={(neu) => setEingabe(neu ?? '')}
    />
  );
}
