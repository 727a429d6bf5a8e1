import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Entladebericht, Entladene, Ueberzaehlige } from '@frachtportal/edi/fortras/entladung';
import { deutsch } from '@frachtportal/texte/server';
import type { Entladung } from '../../lademittel/lademittelkonten.service.js';
import {
  type Berichtsprofil,
  kommentarlaenge,
  mitStatus,
  type Statussatz,
  zeitangabe,
} from './statusmeldungen.js';

const stellen = [1, 2, 3, 4] as const;

/** What the report of an unloading says was wrong, in the order of its records; of what was right it says nothing. */
export function entladungen(bericht: Entladebericht, { codes, zeitzone }: Berichtsprofil): Statussatz[] {
  const zeit = zeitDer(bericht, zeitzone);
  const schuld = palettenschuld(bericht);
  const paletten = schuld ? deutsch('anbindung.entladung.paletten', { ...schuld }) : '';
  const alle = [
    ...bericht.sendungen.flatMap((s) =>
      befunde(s, bericht.kopf.waybillNumber, paletten).map(({ code, ...satz }) => ({
        nummer: s.nummer,
        satz: mitStatus(code, codes, { ...satz, ...zeit }),
      })),
    ),
    ...bericht.ueberzaehlige.map((u) => ({ nummer: u.nummer, satz: ueberzaehlig(u) })),
  ];
  return alle.sort((a, b) => a.nummer - b.nummer).map(({ satz }) => satz);
}

function befunde({ werte: w }: Entladene, liste: string, paletten: string) {
  return stellen.flatMap((i) => {
    const code = w[`statusCode${i}`];
    if (!code) return [];
    const menge = [w[`discrepancyNumber${i}`], w[`packagingType${i}`]].filter(Boolean).join(' ');
    const kommentar = [menge, w[`notes${i}`], paletten].filter(Boolean).join(' · ');
    return {
      code,
      auftragsnummer: w.consignmentNumberSendingDepot,
      ereignis: ['ENTL512', code, liste, i].join(' '),
      kommentar: kommentar.slice(0, kommentarlaenge),
    };
  });
}

/** Pallets stand there for the whole list: only where it has one consignment are they that one's. */
export function palettenschuld({ kopf, sendungen }: Entladebericht): Entladung | undefined {
  const [euro = 0, gitterbox = 0] = [kopf.euroPalletsDebitReceiving, kopf.boxPalletsDebitReceiving].map(
    Number,
  );
  const [eine, ...weitere] = sendungen;
  if (!eine || weitere.length || !(euro || gitterbox)) return undefined;
  const tag = kopf.unloadingEndDate || kopf.unloadingStartDate || kopf.arrivalDate || kopf.waybillDate;
  const auftragsnummer = eine.werte.consignmentNumberSendingDepot;
  return { auftragsnummer, liste: kopf.waybillNumber, tag, euro, gitterbox };
}

function zeitDer({ kopf: k }: Entladebericht, zeitzone: string) {
  if (k.unloadingEndDate) return zeitangabe(k.unloadingEndDate, k.unloadingEndTime, zeitzone);
  if (k.unloadingStartDate) return zeitangabe(k.unloadingStartDate, k.unloadingStartTime, zeitzone);
  return zeitangabe(k.arrivalDate || k.waybillDate, k.arrivalDate && k.arrivalTime, zeitzone);
}

/** Nobody has sent it to them: somebody has to look. */
function ueberzaehlig({ werte: w }: Ueberzaehlige): Statussatz {
  const nummer = w.preliminaryConsignmentNoOfReceivingDepot;
  const wer = [w.name1, w.postcode, w.place].filter(Boolean).join(', ');
  return {
    satz: { auftragsnummer: nummer, ereignis: ['ENTL512', nummer].join(' ') },
    grund: fehler('anbindung.ueberzaehlig', 'auftragsnummer', { nummer, wer }),
  };
}
