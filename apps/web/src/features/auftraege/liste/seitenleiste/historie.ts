import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Historieneintrag } from '@frachtportal/domain/auftrag/auftrag-teile';
import { type Phase, phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import { plusTage } from '@frachtportal/domain/feld/tag';
import {
  type Anzeigestatus,
  anzeigeErfasst,
  anzeigeUebertragen,
} from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';

export interface Schritt {
  schluessel: string;
  titel: string;
  /** How far the shipment was then. */
  phase: Phase;
  zeitpunkt: string | null;
  /** Of the moment only the day is known. */
  nurTag?: boolean;
  /** A day without time, for what is planned and for the first step. */
  tag?: string | null;
  ort: string;
  /** Who took the step; nobody where dispatch reported it. */
  wer?: string;
  kommentar: string;
  /** Still ahead. */
  offen?: boolean;
  /** The planned delivery is confirmed. */
  zielfahne?: boolean;
}

type Verlauf = Pick<Auftrag, 'datum' | 'status' | 'auftragshistorie' | 'erfasser' | 'entladedatum'>;

/** How the history is looked at. */
export interface Sicht {
  heute: string;
  /** What users see of the status it has now. */
  anzeigestatus: Pick<Anzeigestatus, 'id' | 'farbe'> | null;
  /** In one configuration status 129 confirms the planned delivery. */
  terminBestaetigen: boolean;
  /** It waits for a transfer that nobody will make: the installation has no dispatch system. */
  nichtAngebunden?: boolean;
}

const erfasst: number = anzeigeErfasst;
const uebertragung: number = anzeigeUebertragen;
const terminBestaetigt = 129;
/** Days ahead where an order names no delivery day. */
const zustellungVoraus = 3;

/**
 * The life of an order, newest first. Two steps every order has open it: captured, dated from the order date, and the
 * transfer, which "ist erfolgt" from status 3 on. A status nobody may see shows as "Geheimstatus".
 */
export function schritte(auftrag: Verlauf, sicht: Sicht): Schritt[] {
  const historie = auftrag.auftragshistorie ?? [];
  // Delivered or refused: no delivery is planned any more.
  const angekommen = ['ok', 'err'].includes(sicht.anzeigestatus?.farbe ?? '');
  // The fixed first step stands for it; a later one says that the order came back and why.
  const beginn = historie.findIndex((e) => e.sendungsstatus.sdst_id_anzeige === erfasst);
  const gemeldet = historie
    .filter((_, i) => i !== beginn)
    .reverse()
    .map((e, i) => ({
      schluessel: `${e.datum}-${i}`,
      anzeige: e.sendungsstatus.sdst_id_anzeige,
      titel: e.sendungsstatus.anzeige || 'auftrag.liste.geheimstatus',
      phase: phaseDamals(e, sicht.anzeigestatus),
      zeitpunkt: e.datum,
      nurTag: e.nurTag,
      ort: e.ereignisort ?? '',
      wer: e.benutzer?.name,
      kommentar: [e.kommentar, e.quittiert && t('auftrag.liste.quittiertVon', { name: e.quittiert })]
        .filter(Boolean)
        .join(' · '),
    }));
  const erfolgt = auftrag.status.id >= 3;
  const belegt = gemeldet.some((s) => s.anzeige === uebertragung);
  const fest = { schluessel: String(uebertragung), phase: 'erfasst', zeitpunkt: null, ort: '' } as const;
  return [
    ...(angekommen ? [] : [zustellung(auftrag, sicht)]),
    // Still ahead: above all that has happened. Done without a record of when: below it.
    ...(erfolgt
      ? []
      : [
          {
            ...fest,
            titel: 'auftrag.liste.uebertragung',
            kommentar: sicht.nichtAngebunden ? 'auftrag.liste.nichtAngebunden' : 'auftrag.liste.stehtNochAus',
            offen: true,
          },
        ]),
    ...gemeldet,
    ...(erfolgt && !belegt
      ? [{ ...fest, titel: 'auftrag.liste.uebertragungIstErfolgt', kommentar: '' }]
      : []),
    {
      schluessel: String(erfasst),
      titel: 'auftrag.liste.erfasst',
      phase: 'erfasst',
      zeitpunkt: null,
      tag: auftrag.datum,
      ort: '',
      wer: auftrag.erfasser?.name,
      kommentar: '',
    },
  ];
}

/** A history does not tell the colour of a display status; of the one the order has now it is known. */
export function phaseDamals(
  { sendungsstatus: { id: statusId, sdst_id_anzeige: id } }: Historieneintrag,
  jetzt: Sicht['anzeigestatus'],
): Phase {
  const farbe = (id === jetzt?.id && jetzt?.farbe) || 'neutral';
  return phaseVon(statusId, id === null ? null : { id, farbe });
}

/** The delivery that is planned; where it has been confirmed, the remark stands in place of the day. */
function zustellung(
  { auftragshistorie, entladedatum }: Verlauf,
  { heute, terminBestaetigen }: Sicht,
): Schritt {
  const plan = {
    schluessel: 'zustellung',
    phase: 'zugestellt',
    zeitpunkt: null,
    ort: '',
    offen: true,
  } as const;
  const bestaetigung = (auftragshistorie ?? []).findLast((e) => e.sendungsstatus.id === terminBestaetigt);
  if (terminBestaetigen && bestaetigung) {
    return {
      ...plan,
      titel: 'auftrag.liste.zustellungBestaetigt',
      kommentar: bestaetigung.kommentar ?? '',
      zielfahne: true,
    };
  }
  const tag = entladedatum ?? plusTage(heute, zustellungVoraus);
  return { ...plan, titel: 'auftrag.liste.zustellungGeplant', tag, kommentar: '' };
}
