import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import EuroIcon from '@mui/icons-material/Euro';
import type { ReactNode } from 'react';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useRechte } from '../../../../lib/rechte';
import { was } from './moegliches';
import type { Listenaktionen } from './useListenaktionen';

export interface Werkzeug {
  text: string;
  onClick: () => void;
  deaktiviert?: boolean;
  laeuft?: boolean;
  icon?: ReactNode;
  nurIcon?: boolean;
  hinweis?: string;
  className?: string;
  zahl?: number | undefined;
  /** False: not with the orders that are marked. */
  geht?: boolean;
}

interface Lage {
  zeilen: readonly Auftragszeile[];
  markiert: readonly Auftragszeile[];
  aktionen: Listenaktionen;
  onLoeschen: (zeile: Auftragszeile) => void;
}

/** What can be done with the marked orders, in groups; who may not edit gets the actions that only look. */
export function useWerkzeuge({ zeilen, markiert, aktionen, onLoeschen }: Lage) {
  const darf = useRechte();
  const { isPreisermittlung } = useKonfiguration();
  const uebertragen = darf('auftrag.uebertragen');
  const dateien: Werkzeug[] = [
    {
      text: 'auftrag.liste.csv',
      onClick: aktionen.csv,
      laeuft: aktionen.exporte.csv.isPending,
      hinweis: 'auftrag.liste.markierteAuftraegeAlsCsvDatei',
    },
    {
      text: 'auftrag.liste.xlsx',
      onClick: aktionen.xlsx,
      laeuft: aktionen.exporte.xlsx.isPending,
      hinweis: 'auftrag.liste.markierteAuftraegeAlsExcelDatei',
    },
    {
      text: 'auftrag.liste.xml',
      onClick: aktionen.xml,
      laeuft: aktionen.exporte.xml.isPending,
      hinweis: 'auftrag.liste.markiertenAuftragAlsXmlDatei',
    },
  ];
  const preis: Werkzeug = {
    text: 'konfiguration.einstellung.isPreisermittlung.label',
    onClick: aktionen.preis,
    icon: <EuroIcon style={{ fontSize: 18 }} />,
    nurIcon: true,
    laeuft: aktionen.fragtPreisAn,
  };
  return {
    bearbeitung: bearbeitungen({ zeilen, markiert, aktionen, darf, onLoeschen }),
    dateien,
    preise: uebertragen && isPreisermittlung ? [preis] : [],
  };
}

type Bearbeitung = Lage & { darf: ReturnType<typeof useRechte> };

/** What changes orders; what cannot be done with those that are marked looks like it, and says why when it is asked. */
function bearbeitungen({ zeilen, markiert, aktionen, darf, onLoeschen }: Bearbeitung): Werkzeug[] {
  const bearbeiten = darf('auftrag.bearbeiten');
  const uebertragen = darf('auftrag.uebertragen');
  const nurAnsehen = !bearbeiten || (markiert.length > 0 && markiert[0]?.status.id !== Status.erfasst);
  const keiner = !zeilen.some((z) => z.status.id === Status.erfasst);
  const moeglich = was(markiert);
  const geht = (moeglich: boolean) => markiert.length === 0 || moeglich;

  const bearbeitung: Werkzeug[] = [
    {
      text: nurAnsehen ? 'auftrag.liste.details' : 'allgemein.bearbeiten',
      onClick: aktionen.oeffnen,
      // The buttons after it stay where they are, whichever row is marked.
      className: 'fp-bearbeiten',
    },
  ];
  if (bearbeiten) bearbeitung.push({ text: 'allgemein.kopieren', onClick: aktionen.kopieren });
  if (uebertragen)
    bearbeitung.push(
      {
        text: 'auftrag.liste.uebertragen',
        onClick: aktionen.uebertragen,
        deaktiviert: keiner,
        laeuft: aktionen.uebertraegt,
        zahl: markiert.length > 1 ? moeglich.uebertragbar.length : undefined,
        geht: geht(moeglich.uebertragbar.length > 0),
      },
      {
        text: 'auftrag.liste.uebertragungStornieren',
        onClick: aktionen.stornieren,
        laeuft: aktionen.storniert,
        zahl: markiert.length > 1 ? moeglich.zuruecknehmbar.length : undefined,
        geht: geht(moeglich.zuruecknehmbar.length > 0),
      },
    );
  if (darf('auftrag.loeschen'))
    bearbeitung.push({
      text: 'allgemein.loeschen',
      onClick: () => aktionen.loeschenFragen(onLoeschen),
      geht: geht(moeglich.loeschbar),
    });
  return bearbeitung;
}
