import type { Anzeigestatus, Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { FrageDialog } from '../../components/dialog/Dialog';
import { PartnercodesDialog } from '../stammdaten/PartnercodesDialog';
import { type Statusart, StatusDialog } from './StatusDialog';
import { useStatusLoeschen } from './useStatusPflege';

export type StatusOffen = 'neu' | 'bearbeiten' | 'codes' | 'loeschen';

interface Eigenschaften {
  art: Statusart;
  offen: StatusOffen | null;
  markiert: Anzeigestatus | Sendungsstatus | undefined;
  titelLoeschen: string;
  frageLoeschen: string;
  onFertig: (id: number) => void;
  onGeloescht?: () => void;
  onSchliessen: () => void;
}

/** The windows beside a list of statuses: create, change, delete, and what partners call one. */
export function Statusfenster({ art, offen, markiert, onFertig, onSchliessen, ...p }: Eigenschaften) {
  const loesche = useStatusLoeschen(onSchliessen, p.onGeloescht);
  return (
    <>
      {(offen === 'neu' || (offen === 'bearbeiten' && markiert)) && (
        <StatusDialog
          art={art}
          {...(offen === 'bearbeiten' && markiert && { status: markiert })}
          onFertig={(id) => {
            onSchliessen();
            onFertig(id);
          }}
          onSchliessen={onSchliessen}
        />
      )}
      {offen === 'codes' && markiert && (
        <PartnercodesDialog
          liste="sendungsstatus"
          eintragId={markiert.id}
          name={markiert.kurzBezeichnung}
          onSchliessen={onSchliessen}
        />
      )}
      <FrageDialog
        offen={offen === 'loeschen' && markiert !== undefined}
        titel={p.titelLoeschen}
        frage={p.frageLoeschen}
        gefahr
        laeuft={loesche.isPending}
        onJa={() => markiert && loesche.mutate(markiert)}
        onNein={onSchliessen}
      />
    </>
  );
}
