import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { text, wort } from '@frachtportal/domain/texte/text';
import AddIcon from '@mui/icons-material/Add';
import EuroIcon from '@mui/icons-material/Euro';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FrageDialog } from '../../../components/Dialog';
import { Knopf } from '../../../components/Knopf';
import { Menueknopf, Werkzeugleiste, Werkzeugtrenner } from '../../../components/Werkzeugleiste';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useRechte } from '../../../lib/rechte';
import { berichteAbfrage } from '../api/listenaktionen';
import { Leitungszeichen } from './Leitungszeichen';
import { useListenaktionen } from './useListenaktionen';

interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  markiert: readonly Auftragszeile[];
  onAktualisieren: () => void;
  laedt: boolean;
  /** The server tells of new statuses by itself. */
  leitung: boolean;
  telefon: boolean;
}

interface Werkzeug {
  text: string;
  onClick: () => void;
  deaktiviert?: boolean;
  laeuft?: boolean;
  icon?: ReactNode;
  nurIcon?: boolean;
  hinweis?: string;
  className?: string;
}

/** What can be done with the marked orders; who may not edit sees the actions that only look. */
export function Listenwerkzeuge({
  zeilen,
  markiert,
  onAktualisieren,
  laedt,
  leitung,
  telefon,
}: Eigenschaften) {
  const darf = useRechte();
  const { isPreisermittlung } = useKonfiguration();
  const aktionen = useListenaktionen(markiert);
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const [loeschen, setLoeschen] = useState(false);
  const bearbeiten = darf('auftrag.bearbeiten');
  const nurAnsehen = !bearbeiten || (markiert.length > 0 && markiert[0]?.status.id !== Status.erfasst);

  const werkzeuge: Werkzeug[] = [
    {
      text: nurAnsehen ? 'Details' : 'Bearbeiten',
      onClick: aktionen.oeffnen,
      // The buttons after it stay where they are, whichever row is marked.
      className: 'fp-bearbeiten',
    },
  ];
  if (bearbeiten) werkzeuge.push({ text: 'Kopieren', onClick: aktionen.kopieren });
  if (darf('auftrag.uebertragen')) {
    const keiner = !zeilen.some((z) => z.status.id === Status.erfasst);
    werkzeuge.push(
      {
        text: 'Übertragen',
        onClick: aktionen.uebertragen,
        deaktiviert: keiner,
        laeuft: aktionen.uebertraegt,
      },
      { text: 'Übertragung zurücknehmen', onClick: aktionen.zuruecknehmen, laeuft: aktionen.nimmtZurueck },
    );
  }
  if (darf('auftrag.loeschen')) {
    werkzeuge.push({ text: 'Löschen', onClick: () => aktionen.loeschenFragen(() => setLoeschen(true)) });
  }
  const papiere = berichte.map((b) => ({
    text: telefon ? wort('{name} drucken', { name: wort(b.label) }) : b.label,
    onClick: () => aktionen.drucken(b.reportFileName),
  }));
  const ausgabe: Werkzeug[] = [
    { text: 'CSV', onClick: aktionen.csv, hinweis: 'Markierte Aufträge als CSV-Datei' },
    { text: 'XLSX', onClick: aktionen.xlsx, hinweis: 'Markierte Aufträge als Excel-Datei' },
    { text: 'XML', onClick: aktionen.xml, hinweis: 'Markierten Auftrag als XML-Datei' },
  ];
  if (darf('auftrag.uebertragen') && isPreisermittlung) {
    const icon = <EuroIcon style={{ fontSize: 18 }} />;
    const laeuft = aktionen.fragtPreisAn;
    ausgabe.push({ text: 'Preisermittlung', onClick: aktionen.preis, icon, nurIcon: true, laeuft });
  }

  return (
    <Werkzeugleiste
      titel="Aktionen"
      rechts={
        <>
          <Leitungszeichen offen={leitung} />
          <Knopf
            text="Aktualisieren"
            icon={<RefreshIcon fontSize="small" />}
            nurIcon
            leise
            laeuft={laedt}
            onClick={onAktualisieren}
          />
        </>
      }
    >
      {bearbeiten && <Knopf text="Neuer Auftrag" icon={<AddIcon />} primaer onClick={aktionen.neu} />}
      {telefon ? (
        <Menueknopf text="Aktionen" eintraege={[...werkzeuge, ...ausgabe, ...papiere].map(eintrag)} />
      ) : (
        <>
          {werkzeuge.map((w) => (
            <Knopf key={w.text} {...w} />
          ))}
          <Werkzeugtrenner />
          {ausgabe.map((w) => (
            <Knopf key={w.text} {...w} leise className="fp-ausgabe" />
          ))}
          <Menueknopf text="Drucken" leise deaktiviert={papiere.length === 0} eintraege={papiere} />
        </>
      )}
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

/** A tool as a line of the menu that a phone has instead of buttons. */
function eintrag({ text: wort, onClick, deaktiviert = false }: Werkzeug) {
  return { text: wort, onClick, deaktiviert };
}
