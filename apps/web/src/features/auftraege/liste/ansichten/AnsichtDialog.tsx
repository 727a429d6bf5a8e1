import { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { feld } from '@frachtportal/domain/feld/feld';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../../../components/anzeige/Karte';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../../components/formular/FormularDialog';
import { FormFeld, FormSchalter } from '../../../../components/formular/formular';
import { useRechte } from '../../../../lib/rechte';
import { ansichtenAbfrage, speichereAnsicht } from '../../api/listenansichten';

interface Eigenschaften {
  /** The one that is saved anew; without it a new one is kept. */
  ansicht: Listenansicht | undefined;
  /** What the list shows now. */
  inhalt: Pick<Listenansicht, 'filter' | 'spalten' | 'dichte'>;
  onFertig: (ansicht: Listenansicht) => void;
  onSchliessen: () => void;
}

const felder: readonly string[] = ['name', 'geteilt'];

/** Keeps what the list shows under a name, for oneself or for everybody of the client. */
export function AnsichtDialog({ ansicht, inhalt, onFertig, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const darf = useRechte();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Listenansicht>({
    klasse: Listenansicht,
    anfang: { ...inhalt, name: ansicht?.name ?? '', geteilt: ansicht?.geteilt ?? false },
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: ({ name, geteilt }) => ({ ...inhalt, name, geteilt }),
    speichere: async ({ id: _, eigene: _e, version: _v, ...wert }) => {
      // After a refusal too: whoever begins anew begins with what others have made of it.
      const gespeichert = await speichereAnsicht(ansicht, wert).finally(() =>
        abfragen.invalidateQueries({ queryKey: ansichtenAbfrage.queryKey }),
      );
      info('ansicht.gespeichert', { name: gespeichert.name });
      onFertig(gespeichert as Listenansicht);
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={ansicht ? 'auftrag.ansicht.speichern' : 'auftrag.ansicht.neue'}
      breite={420}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld name="name" feld={feld(Listenansicht, 'name')} autoFocus />
        {darf('ansicht.teilen') && <FormSchalter name="geteilt" label="auftrag.ansicht.geteilt" />}
      </Zeilen>
    </FormularDialog>
  );
}
