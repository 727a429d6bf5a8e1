import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { text } from '@frachtportal/domain/texte/text';
import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FrageDialog } from '../../../components/Dialog';
import { Knopf } from '../../../components/Knopf';
import { Menueknopf, Werkzeugleiste, Werkzeugtrenner } from '../../../components/Werkzeugleiste';
import { useRechte } from '../../../lib/rechte';
import { berichteAbfrage } from '../api/listenaktionen';
import { useListenaktionen } from './useListenaktionen';

interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  markiert: readonly Auftragszeile[];
  onAktualisieren: () => void;
  laedt: boolean;
}

/** What can be done with the marked orders; who may not edit sees the actions that only look. */
export function Listenwerkzeuge({ zeilen, markiert, onAktualisieren, laedt }: Eigenschaften) {
  const darf = useRechte();
  const aktionen = useListenaktionen(markiert);
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const [loeschen, setLoeschen] = useState(false);
  const bearbeiten = darf('auftrag.bearbeiten');
  const nurAnsehen = !bearbeiten || (markiert.length > 0 && markiert[0]?.status.id !== Status.erfasst);

  return (
    <Werkzeugleiste
      titel="Aktionen"
      rechts={
        <Knopf
          text="Aktualisieren"
          icon={<RefreshIcon fontSize="small" />}
          nurIcon
          leise
          laeuft={laedt}
          onClick={onAktualisieren}
        />
      }
    >
      {bearbeiten && <Knopf text="Neuer Auftrag" icon={<AddIcon />} primaer onClick={aktionen.neu} />}
      <Knopf text={nurAnsehen ? 'Details' : 'Bearbeiten'} onClick={aktionen.oeffnen} />
      {bearbeiten && <Knopf text="Kopieren" onClick={aktionen.kopieren} />}
      {darf('auftrag.uebertragen') && (
        <>
          <Knopf
            text="Übertragen"
            deaktiviert={!zeilen.some((z) => z.status.id === Status.erfasst)}
            laeuft={aktionen.uebertraegt}
            onClick={aktionen.uebertragen}
          />
          <Knopf
            text="Übertragung zurücknehmen"
            laeuft={aktionen.nimmtZurueck}
            onClick={aktionen.zuruecknehmen}
          />
        </>
      )}
      {darf('auftrag.loeschen') && (
        <Knopf text="Löschen" onClick={() => aktionen.darfLoeschen() && setLoeschen(true)} />
      )}
      <Werkzeugtrenner />
      <Knopf text="CSV" hinweis="Markierte Aufträge als CSV-Datei" leise onClick={aktionen.csv} />
      <Menueknopf
        text="Drucken"
        leise
        deaktiviert={berichte.length === 0}
        eintraege={berichte.map((b) => ({
          text: b.label,
          onClick: () => aktionen.drucken(b.reportFileName),
        }))}
      />
      <FrageDialog
        offen={loeschen}
        titel={text('auftrag.loeschenTitel')}
        frage={text('auftrag.loeschenFrage')}
        gefahr
        laeuft={aktionen.loescht}
        onNein={() => setLoeschen(false)}
        onJa={() => aktionen.loeschen(() => setLoeschen(false))}
      />
    </Werkzeugleiste>
  );
}
