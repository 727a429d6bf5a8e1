import type { AuftragAdresse } from '../adresse/adresse.js';
import type { Auftrag } from '../auftrag/auftrag.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';

/** A heading and what stands below it: label, where it needs one, and value. */
export interface Block {
  titel: string;
  zeilen: { name?: string; wert: string }[];
}

type Zeile = [zeigen: boolean, wert: string | null | undefined, name?: string];

function block(titel: string, zeilen: readonly Zeile[]): Block[] {
  const sichtbare = zeilen.flatMap(([zeigen, wert, name]) =>
    zeigen && wert ? [{ wert, ...(name && { name }) }] : [],
  );
  return sichtbare.length > 0 ? [{ titel, zeilen: sichtbare }] : [];
}

const strasse = (a: AuftragAdresse) => [a.strasse, a.hausnummer, a.zusatz].filter(Boolean).join(' ');
const ort = (a: AuftragAdresse) => [a.lkz, a.plz, a.ort].filter(Boolean).join(' ');

/** Who stands in the place of the sender, of whom then nothing is to be seen. */
export const neutralerAbsender = (auftrag: Auftrag, k: Konfiguration): AuftragAdresse | null =>
  (k.isTTSwitchAbsenderToNeutral && auftrag.neutralerAbsenderAdresse) || null;

/**
 * What tracking shows of a consignment. The configuration says which parts, how the sender's are labelled, and
 * whether a neutral sender stands in the sender's place.
 */
export function sendungsverfolgung(auftrag: Auftrag, k: Konfiguration): Block[] {
  const von = neutralerAbsender(auftrag, k) ?? auftrag.absenderAdresse;
  const an = auftrag.empfaengerAdresse;
  return [
    ...(von
      ? block(k.ttVersenderBlockLabel, [
          [k.ttVersenderName, von.name],
          [k.ttVersenderStrasse, strasse(von)],
          [k.ttVersenderOrt, ort(von)],
          [k.ttVersenderFremdnummer, von.fremdnummer, k.ttVersenderFremdnummerLabel],
          [k.ttVersenderMatchcode, von.matchcode, 'beschriftung.matchcode'],
        ])
      : []),
    ...(an
      ? block('beschriftung.empfaenger', [
          [true, an.name],
          [k.ttEmpfaengerStrasse, strasse(an)],
          [true, ort(an)],
          [k.ttEmpfaengerFremdnummer, an.fremdnummer, 'beschriftung.nummer'],
          [k.ttEmpfaengerMatchcode, an.matchcode, 'beschriftung.matchcode'],
        ])
      : []),
    ...block(
      'beschriftung.inhalt',
      auftrag.auftragspositionen.map((p): Zeile => [k.ttInhalt, p.warengutBezeichnung]),
    ),
  ];
}

const flags = [
  'ttInhalt',
  'ttEmpfaengerFremdnummer',
  'ttEmpfaengerMatchcode',
  'ttEmpfaengerStrasse',
  'ttVersenderFremdnummer',
  'ttVersenderMatchcode',
  'ttVersenderName',
  'ttVersenderOrt',
  'ttVersenderStrasse',
] as const satisfies readonly (keyof Konfiguration)[];

/** A proof of delivery names sender, recipient and goods: it is shown where nothing of that is hidden. */
export const belegSichtbar = (auftrag: Auftrag, k: Konfiguration): boolean =>
  auftrag.abliefernachweisExists && !neutralerAbsender(auftrag, k) && flags.every((flag) => k[flag]);
