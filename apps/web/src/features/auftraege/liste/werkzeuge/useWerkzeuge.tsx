import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import EuroIcon from '@mui/icons-material/Euro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useRechte } from '../../../../lib/rechte';
import { waehlbareDrucker } from '../../../drucker/api/drucker';
import { berichteAbfrage } from '../../api/listenaktionen';
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
}

interface Lage {
  zeilen: readonly Auftragszeile[];
  markiert: readonly Auftragszeile[];
  aktionen: Listenaktionen;
  onLoeschen: () => void;
  /** Labels to a printer in the network, and what is on its way to one. */
  onEtiketten: () => void;
  onDruckauftraege: () => void;
  /** Little room: words are shorter and explain themselves when asked. */
  eng: boolean;
}

/** What can be done with the marked orders, in groups; who may not edit gets the actions that only look. */
export function useWerkzeuge({ zeilen, markiert, aktionen, eng, ...fenster }: Lage) {
  const darf = useRechte();
  const { isPreisermittlung } = useKonfiguration();
  const { data: berichte = [] } = useQuery(berichteAbfrage);
  const { data: drucker = [] } = useQuery(waehlbareDrucker);
  const bearbeiten = darf('auftrag.bearbeiten');
  const uebertragen = darf('auftrag.uebertragen');
  const nurAnsehen = !bearbeiten || (markiert.length > 0 && markiert[0]?.status.id !== Status.erfasst);
  const keiner = !zeilen.some((z) => z.status.id === Status.erfasst);
  const zuruecknehmen = 'auftrag.liste.uebertragungZuruecknehmen';

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
      },
      {
        text: eng ? 'allgemein.zuruecknehmen' : zuruecknehmen,
        ...(eng && { hinweis: zuruecknehmen }),
        onClick: aktionen.zuruecknehmen,
        laeuft: aktionen.nimmtZurueck,
      },
    );
  if (darf('auftrag.loeschen'))
    bearbeitung.push({
      text: 'allgemein.loeschen',
      onClick: () => aktionen.loeschenFragen(fenster.onLoeschen),
    });

  const dateien: Werkzeug[] = [
    {
      text: 'auftrag.liste.csv',
      onClick: aktionen.csv,
      hinweis: 'auftrag.liste.markierteAuftraegeAlsCsvDatei',
    },
    {
      text: 'auftrag.liste.xlsx',
      onClick: aktionen.xlsx,
      hinweis: 'auftrag.liste.markierteAuftraegeAlsExcelDatei',
    },
    {
      text: 'auftrag.liste.xml',
      onClick: aktionen.xml,
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
  const etikettendruck = [
    { text: 'drucker.etikettenAnDruckerWaehlen', onClick: aktionen.mit(fenster.onEtiketten) },
    { text: 'drucker.druckauftraege', onClick: fenster.onDruckauftraege },
  ];
  return {
    bearbeitung,
    dateien,
    preise: uebertragen && isPreisermittlung ? [preis] : [],
    papiere: [
      ...berichte.map((b) => ({ text: b.label, onClick: () => aktionen.drucken(b) })),
      ...(drucker.length ? etikettendruck : []),
    ],
  };
}
