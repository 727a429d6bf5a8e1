import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { useEreignisse } from '../../lib/ereignisse/useEreignisse';
import { useSitzung } from '../../lib/sitzung';
import { Mandantfilter } from '../auftraege/Mandantfilter';
import { type Klaerfallfrage, klaerfaelleAbfrage, klaerfaelleJeSeite } from './api/klaerfaelle';
import { useKlaerfaelleVeraltet } from './api/useKlaerfaelleVeraltet';
import { KlaerfallDialog } from './KlaerfallDialog';
import { klaerfallspalten } from './klaerfallspalten';

const keine: Klaerfall[] = [];
const namen = ['ansicht', 'mandant'] as const;

const ansichten = {
  eigene: { zustand: 'offen', wer: 'ich', leer: 'klaerfall.leerGefiltert' },
  ohne: { zustand: 'offen', wer: 'niemand', leer: 'klaerfall.leerGefiltert' },
  alle: { zustand: 'offen', wer: null, leer: 'klaerfall.leerOffen' },
  erledigt: { zustand: 'erledigt', wer: null, leer: 'klaerfall.leerErledigt' },
} as const satisfies Record<string, Pick<Klaerfallfrage, 'zustand' | 'wer'> & { leer: string }>;
type Ansicht = keyof typeof ansichten;
const wahl = [
  { wert: 'eigene', text: 'klaerfall.eigene' },
  { wert: 'ohne', text: 'klaerfall.ohne' },
  { wert: 'alle', text: 'klaerfall.alle' },
  { wert: 'erledigt', text: 'klaerfall.erledigte' },
] as const;

/** What somebody has to clear up, what is due first in front; Enter opens. */
export function KlaerfaelleSeite() {
  const { fehler } = useMeldungen();
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { werte, seite, aendere, blaettern } = useListenadresse(namen, klaerfaelleJeSeite);
  const ansicht = Object.hasOwn(ansichten, werte.ansicht) ? (werte.ansicht as Ansicht) : 'eigene';
  const mandant = /^\d{1,9}$/.test(werte.mandant) ? Number(werte.mandant) : null;
  const { leer, ...frage } = ansichten[ansicht];
  const { data } = useQuery(klaerfaelleAbfrage({ ...frage, mandantId: mandant, seite }));
  const veraltet = useKlaerfaelleVeraltet();
  useEreignisse('klaerfaelle', (ids) => void veraltet(ids ?? []));
  const [markiert, setMarkiert] = useState<number | string | null>(null);
  // Handed on or done it leaves the list, and still stays before one's eyes.
  const [offen, setOffen] = useState<Klaerfall | null>(null);
  const zeilen = data?.zeilen ?? keine;
  const fall = zeilen.find(({ id }) => id === markiert);
  const spalten = useMemo(() => klaerfallspalten(mitMandant), [mitMandant]);
  return (
    <>
      <Seitenkopf titel="klaerfall.klaerfaelle" />
      <Werkzeugleiste
        titel="klaerfall.klaerfaelle"
        rechts={mitMandant && <Mandantfilter wert={mandant} onAendern={(neu) => aendere({ mandant: neu })} />}
      >
        <Knopf
          text="klaerfall.ansehen"
          primaer
          onClick={() => (fall ? setOffen(fall) : fehler('liste.zeileMarkieren'))}
        />
        <Werkzeugtrenner />
        <Umschalter
          name="klaerfall.klaerfaelle"
          wert={ansicht}
          moeglich={wahl}
          onWahl={(neu) => aendere({ ansicht: neu })}
        />
      </Werkzeugleiste>
      <Tabelle<Klaerfall>
        name="klaerfall.klaerfaelle"
        zeilen={zeilen}
        spalten={spalten}
        laedt={!data}
        markiert={markiert}
        onMarkieren={setMarkiert}
        onOeffnen={(zeile) => {
          setMarkiert(zeile.id);
          setOffen(zeile);
        }}
        leer={leer}
        blaettern={blaettern(data?.gesamt)}
      />
      {offen && <KlaerfallDialog fall={offen} mitKreis={mitMandant} onSchliessen={() => setOffen(null)} />}
    </>
  );
}
