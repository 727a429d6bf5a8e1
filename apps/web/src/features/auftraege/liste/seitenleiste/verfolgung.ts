import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';

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

/**
 * What tracking shows of a consignment. The configuration says which parts, how the sender's are labelled, and
 * whether a neutral sender stands in the sender's place.
 */
export function sendungsverfolgung(auftrag: Auftrag, k: Konfiguration): Block[] {
  const neutral = k.isTTSwitchAbsenderToNeutral ? auftrag.neutralerAbsenderAdresse : null;
  const von = neutral ?? auftrag.absenderAdresse;
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
