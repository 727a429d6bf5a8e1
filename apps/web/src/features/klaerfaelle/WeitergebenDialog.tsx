import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { naechsterWerktag } from '@frachtportal/domain/feld/tag';
import { Klaerfallweitergabe } from '@frachtportal/domain/klaerfall/klaerfall';
import { Zeilen } from '../../components/anzeige/Karte';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormFeld } from '../../components/formular/formular';
import { heute } from '../../lib/format/datum';
import { gibKlaerfallWeiter } from './api/klaerfaelle';
import { useKlaerfaelleVeraltet } from './api/useKlaerfaelleVeraltet';
import { Klaerauftragfelder } from './Klaerauftragfelder';

const felder: readonly string[] = ['zustaendig', 'faelligTag', 'faelligUm', 'text'];

/** Hands a case to somebody else or to another day; a case that was done is open again. */
export function WeitergebenDialog({ fall, onSchliessen }: { fall: Klaerfall; onSchliessen: () => void }) {
  const veraltet = useKlaerfaelleVeraltet();
  const vorbei = fall.faelligTag < heute();
  const formular = useDomaenenformular<Klaerfallweitergabe>({
    klasse: Klaerfallweitergabe,
    anfang: {
      zustaendig: fall.zustaendig,
      text: null,
      faelligTag: vorbei ? naechsterWerktag(heute()) : fall.faelligTag,
      faelligUm: vorbei ? null : fall.faelligUm,
    },
    hatFeld: (pfad) => felder.includes(pfad),
    speichere: async (wert) => {
      try {
        await gibKlaerfallWeiter(fall, wert);
        onSchliessen();
      } finally {
        await veraltet([fall.auftragId]);
      }
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={fall.erledigt ? 'klaerfall.wiedereroeffnen' : 'klaerfall.weitergeben'}
      breite={480}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <Klaerauftragfelder auftragId={fall.auftragId} intern={fall.intern} />
        <FormFeld name="text" feld={feld(Klaerfallweitergabe, 'text')} zeilen={2} />
      </Zeilen>
    </FormularDialog>
  );
}
