import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { Klaerfallabschluss } from '@frachtportal/domain/klaerfall/klaerfall';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormFeld } from '../../components/formular/formular';
import { erledigeKlaerfall } from './api/klaerfaelle';
import { useKlaerfaelleVeraltet } from './api/useKlaerfaelleVeraltet';

/** Says how it was cleared up. */
export function ErledigenDialog({ fall, onSchliessen }: { fall: Klaerfall; onSchliessen: () => void }) {
  const veraltet = useKlaerfaelleVeraltet();
  const formular = useDomaenenformular<Klaerfallabschluss>({
    klasse: Klaerfallabschluss,
    anfang: {},
    hatFeld: (pfad) => pfad === 'text',
    speichere: async (wert) => {
      try {
        await erledigeKlaerfall(fall, wert);
        onSchliessen();
      } finally {
        await veraltet([fall.auftragId]);
      }
    },
  });
  return (
    <FormularDialog formular={formular} titel="klaerfall.erledigen" breite={480} onSchliessen={onSchliessen}>
      <FormFeld name="text" feld={feld(Klaerfallabschluss, 'text')} zeilen={3} autoFocus />
    </FormularDialog>
  );
}
