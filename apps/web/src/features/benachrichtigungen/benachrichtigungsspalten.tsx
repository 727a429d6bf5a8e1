import { empfaengerarten, takte } from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { ereignisarten } from '@frachtportal/domain/ereignis/ereignis';
import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import type { Benachrichtigung } from './api/benachrichtigungen';

function Stand({ regel: { aktiv, abbestellt, unzustellbar } }: { regel: Benachrichtigung }) {
  if (abbestellt) return <Statusmarke ton="warn" text="benachrichtigung.abbestellt" />;
  if (unzustellbar) return <Statusmarke ton="warn" text="benachrichtigung.unzustellbar" />;
  return aktiv ? (
    <Statusmarke ton="ok" text="benachrichtigung.aktiv" />
  ) : (
    <Statusmarke ton="neutral" text="benachrichtigung.aus" />
  );
}

export const benachrichtigungsspalten: readonly Tabellenspalte<Benachrichtigung>[] = [
  { feld: 'name', titel: 'beschriftung.name' },
  {
    feld: 'an',
    titel: 'benachrichtigung.empfaenger',
    zelle: ({ an, email }) => email ?? t(empfaengerarten[an]),
  },
  {
    feld: 'arten',
    titel: 'ereignis.arten',
    zelle: ({ arten }) => arten.map((art) => t(ereignisarten[art])).join(', '),
  },
  { feld: 'takt', titel: 'benachrichtigung.haeufigkeit', zelle: ({ takt }) => t(takte[takt]) },
  { feld: 'aktiv', titel: 'beschriftung.zustand', zelle: (regel) => <Stand regel={regel} /> },
];
