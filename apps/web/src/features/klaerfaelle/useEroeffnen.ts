import { fehler } from '@frachtportal/domain/feld/meldung';
import { naechsterWerktag } from '@frachtportal/domain/feld/tag';
import { Klaerfalleroeffnung } from '@frachtportal/domain/klaerfall/klaerfall';
import { schadensgruende } from '@frachtportal/domain/klaerfall/schaden';
import { useRef, useState } from 'react';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { heute } from '../../lib/format/datum';
import { neueKennung } from '../../lib/kennung';
import { useSitzung } from '../../lib/sitzung';
import { ladeHoch } from '../dokumente/api/dokumente';
import { eroeffneKlaerfall } from './api/klaerfaelle';
import { useKlaerfaelleVeraltet } from './api/useKlaerfaelleVeraltet';

const felder: readonly string[] = [
  'grund',
  'text',
  'zustaendig',
  'faelligTag',
  'faelligUm',
  ...['abgeliefertAm', 'packstuecke', 'betrag'].map((name) => `schaden.${name}`),
];

/** The form of a new case; a damage's pictures become papers of the order before it is opened. */
export function useEroeffnen(auftragId: number, mitKreis: boolean, onFertig: () => void) {
  const { info } = useMeldungen();
  const veraltet = useKlaerfaelleVeraltet();
  const ich = useSitzung()?.ansprueche.name ?? null;
  const [schluessel] = useState(() => neueKennung());
  const [intern, setIntern] = useState(mitKreis);
  const [mitSchaden, setMitSchaden] = useState(false);
  const [bilder, setBilder] = useState<readonly File[]>([]);
  /** What has arrived already: tried again it is not sent twice. */
  const gesendet = useRef(new Map<File, number>());

  const sendeBilder = async () => {
    for (const datei of bilder) {
      if (gesendet.current.has(datei)) continue;
      const { signal } = new AbortController();
      const upload = {
        auftragId,
        datei,
        bezeichnung: null,
        belegart: 'foto' as const,
        signal,
        onFortschritt: () => undefined,
      };
      gesendet.current.set(datei, (await ladeHoch(upload)).id);
    }
    return bilder.map((datei) => ({ id: gesendet.current.get(datei) ?? 0 }));
  };
  const formular = useDomaenenformular<Klaerfalleroeffnung>({
    klasse: Klaerfalleroeffnung,
    anfang: {
      // A customer does not know who at the forwarder's has the time.
      text: null,
      zustaendig: mitKreis ? ich : null,
      faelligTag: naechsterWerktag(heute()),
      faelligUm: null,
      schaden: { abgeliefertAm: heute(), erkennbar: false, packstuecke: null, betrag: null, bilder: [] },
    },
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: (werte) => ({
      ...werte,
      intern,
      schaden: mitSchaden && istSchaden(werte.grund) ? werte.schaden : null,
    }),
    regeln: ({ grund, text }) =>
      grund === 'sonstiges' && !text?.trim() ? [fehler('feld.pflicht', 'text')] : [],
    speichere: async (wert) => {
      const was = wert.schaden
        ? { ...wert, schaden: { ...wert.schaden, bilder: await sendeBilder() } }
        : wert;
      await eroeffneKlaerfall(auftragId, was, schluessel);
      await veraltet([auftragId]);
      info('klaerfall.eroeffnet');
      onFertig();
    },
  });
  return { formular, intern, setIntern, mitSchaden, setMitSchaden, bilder, setBilder };
}

export const istSchaden = (grund: string | null | undefined): boolean =>
  (schadensgruende as readonly string[]).includes(grund ?? '');
