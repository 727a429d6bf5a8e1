import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { naechsterWerktag } from '@frachtportal/domain/feld/tag';
import { Klaerfalleroeffnung, klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormAuswahlFeld, FormFeld } from '../../components/formular/formular';
import { heute } from '../../lib/format/datum';
import { neueKennung } from '../../lib/kennung';
import { useSitzung } from '../../lib/sitzung';
import { eroeffneKlaerfall } from './api/klaerfaelle';
import { useKlaerfaelleVeraltet } from './api/useKlaerfaelleVeraltet';
import { Klaerauftragfelder } from './Klaerauftragfelder';

const k = (name: keyof Klaerfalleroeffnung & string) => feld(Klaerfalleroeffnung, name);
const felder: readonly string[] = ['grund', 'text', 'zustaendig', 'faelligTag', 'faelligUm'];
const kreise = [
  { wert: 'intern', text: 'kommentar.intern' },
  { wert: 'kunde', text: 'kommentar.fuerKunden' },
] as const;

interface Eigenschaften {
  auftragId: number;
  mitKreis: boolean;
  onSchliessen: () => void;
}

/** Says what has to be cleared up, by whom and until when. */
export function EroeffnenDialog({ auftragId, mitKreis, onSchliessen }: Eigenschaften) {
  const { info } = useMeldungen();
  const veraltet = useKlaerfaelleVeraltet();
  const ich = useSitzung()?.ansprueche.name ?? null;
  const [schluessel] = useState(() => neueKennung());
  const [intern, setIntern] = useState(mitKreis);
  const formular = useDomaenenformular<Klaerfalleroeffnung>({
    klasse: Klaerfalleroeffnung,
    // A customer does not know who at the forwarder's has the time.
    anfang: {
      ...{ text: null, zustaendig: mitKreis ? ich : null },
      ...{ faelligTag: naechsterWerktag(heute()), faelligUm: null },
    },
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: (werte) => ({ ...werte, intern }),
    regeln: ({ grund, text }) =>
      grund === 'sonstiges' && !text?.trim() ? [fehler('feld.pflicht', 'text')] : [],
    speichere: async (wert) => {
      await eroeffneKlaerfall(auftragId, wert, schluessel);
      await veraltet([auftragId]);
      info('klaerfall.eroeffnet');
      onSchliessen();
    },
  });
  return (
    <FormularDialog formular={formular} titel="klaerfall.eroeffnen" breite={520} onSchliessen={onSchliessen}>
      <Zeilen>
        {mitKreis && (
          <Umschalter
            name="kommentar.fuerWen"
            wert={intern ? 'intern' : 'kunde'}
            moeglich={kreise}
            onWahl={(wert) => setIntern(wert === 'intern')}
          />
        )}
        {mitKreis && (
          <p className="fp-gedaempft">{t(intern ? 'kommentar.nurHaupt' : 'kommentar.auchKunde')}</p>
        )}
        <FormAuswahlFeld name="grund" feld={k('grund')} optionen={optionenAus(klaergruende)} autoFocus />
        <FormFeld name="text" feld={k('text')} zeilen={3} />
        <Klaerauftragfelder auftragId={auftragId} intern={intern} />
      </Zeilen>
    </FormularDialog>
  );
}
