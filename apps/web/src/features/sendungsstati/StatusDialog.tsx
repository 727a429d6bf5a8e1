import { feld } from '@frachtportal/domain/feld/feld';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { istAnzeigestatus, Status } from '@frachtportal/domain/sendungsstatus/status';
import { useQueryClient } from '@tanstack/react-query';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { speichereStatus, statusschluessel } from './api/stati';
import { Anzeigefelder, Sendungsfelder } from './statusfelder';

export type Statusart = 'anzeige' | 'sendung';

interface Eigenschaften {
  art: Statusart;
  /** Without one a new status is created. */
  status?: Partial<Status>;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

const felder: readonly string[] = ['id', 'kurzBezeichnung', 'farbe'];

const titel: Record<Statusart, [neu: string, bearbeiten: string]> = {
  anzeige: ['sendungsstatus.statusDialog.anzeigestatusHinzufuegen', 'sendungsstatus.anzeigestatusBearbeiten'],
  sendung: [
    'sendungsstatus.statusDialog.sendungsstatusHinzufuegen',
    'sendungsstatus.statusDialog.sendungsstatusBearbeiten',
  ],
};

/** A status that users are shown, or one of the dispatch system. */
export function StatusDialog({ art, status, onFertig, onSchliessen }: Eigenschaften) {
  const neu = status === undefined;
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Status>({
    klasse: Status,
    anfang: (status ?? { farbe: 'neutral' }) as never,
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: (werte) => gesendet(art, neu, werte),
    regeln: (wert) => pflicht(art, wert),
    speichere: async (wert) => {
      const { id } = await speichereStatus(gesendet(art, neu, wert), neu);
      await abfragen.invalidateQueries({ queryKey: statusschluessel });
      info(neu ? 'status.angelegt' : 'status.geaendert', { name: wert.kurzBezeichnung ?? '' });
      onFertig(id);
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={titel[art][neu ? 0 : 1]}
      breite={480}
      onSchliessen={onSchliessen}
    >
      {art === 'anzeige' ? <Anzeigefelder /> : <Sendungsfelder neu={neu} />}
    </FormularDialog>
  );
}

/** What belongs to the kind of status; the rest stays as it is stored. */
function gesendet(art: Statusart, neu: boolean, s: Partial<Status>): Partial<Status> {
  const { id, kurzBezeichnung, icon = null, farbe, awSperre, defaultstatus } = s;
  const kern = { kurzBezeichnung: kurzBezeichnung?.trim() || null, icon, awSperre: awSperre ?? false };
  if (art === 'anzeige') return { ...(neu ? {} : { id: id ?? null }), ...kern, farbe: farbe ?? null };
  return {
    id: id ?? null,
    ...kern,
    defaultstatus: defaultstatus ?? false,
  };
}

function pflicht(art: Statusart, { id, kurzBezeichnung }: Partial<Status>): Meldung[] {
  const meldungen: Meldung[] = [];
  if (art === 'sendung' && !id) meldungen.push(fehler('feld.pflicht', 'id'));
  if (art === 'sendung' && id && istAnzeigestatus(id))
    meldungen.push(fehler('feld.bereich', 'id', { von: 1, bis: 1_000_000 }));
  if (!kurzBezeichnung) meldungen.push(fehler('feld.pflicht', feld(Status, 'kurzBezeichnung').name));
  return meldungen;
}
