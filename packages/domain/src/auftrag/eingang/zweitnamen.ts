import { auftragsrollen } from '../../adresse/adresstyp.js';
import { mitEinemLand } from '../../adresse/landesname.js';
import { felder, jeKlasse, type Klasse } from '../../feld/feld.js';
import { fehler, type Meldung, unter } from '../../feld/meldung.js';
import { Auftrag } from '../auftrag.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { erkenne } from '../position/erkennen.js';

type Werte = Record<string, unknown>;

export interface MitErstnamen {
  wert: Auftrag;
  meldungen: Meldung[];
  /** Where a field was meant by another than its first name: the first one's path and that of the other. */
  gemeint: ReadonlyMap<string, string>;
  /** Two names of one field say different things: which one is meant depends on what was read. */
  verschieden: boolean;
}

/**
 * The contract has several names for some fields, and any of them may be sent. A name that says what is stored (of a
 * new order: nothing) does not count; what the others say is the value, and they must agree. Each position bears the id
 * of the stored one that it is.
 */
export function mitErstnamen(auftrag: Auftrag, vorher: Partial<Auftrag> | null): MitErstnamen {
  const gleiche = erkenne(auftrag.auftragspositionen ?? [], vorher?.auftragspositionen ?? []);
  const kopf = jeNamen(Auftrag, auftrag, vorher, '');
  const teile = (auftrag.auftragspositionen ?? []).map((position, i) => {
    const alte = gleiche.get(position) ?? null;
    const teil = jeNamen(Auftragsposition, position, alte, `auftragspositionen[${i}]`);
    return { ...teil, wert: Object.assign(teil.wert, { auftptNum: alte?.auftptNum ?? null }) };
  });
  const auftragspositionen = auftrag.auftragspositionen && teile.map((t) => t.wert);
  const alle = [kopf, ...teile];
  return {
    wert: Object.assign(
      kopf.wert,
      mitEinemLandJe(auftrag, vorher),
      auftragspositionen ? { auftragspositionen } : {},
    ),
    meldungen: alle.flatMap((t) => t.meldungen),
    gemeint: new Map(alle.flatMap((t) => [...t.gemeint])),
    verschieden: alle.some((t) => t.verschieden),
  };
}

/** The addresses of which one of the two names of the country was changed, with that one. */
function mitEinemLandJe(auftrag: Auftrag, vorher: Partial<Auftrag> | null): Partial<Auftrag> {
  return Object.fromEntries(
    auftragsrollen.flatMap(({ feld }) => {
      const adresse = auftrag[feld];
      const eine = adresse && mitEinemLand(adresse, vorher?.[feld]);
      return eine && eine !== adresse ? [[feld, eine]] : [];
    }),
  );
}

function jeNamen<T extends object>(klasse: Klasse<T>, objekt: T, vorher: object | null, pfad: string) {
  const wert = Object.assign(new klasse(), objekt);
  const ziel = wert as Werte;
  const meldungen: Meldung[] = [];
  const gemeint = new Map<string, string>();
  let verschieden = false;
  for (const [name, weitere] of zweitnamen(klasse)) {
    const gesendet = [name, ...weitere].filter((n) => ziel[n] !== undefined);
    const alt = (vorher as Werte | null)?.[name] ?? null;
    const [erster, ...uebrige] = gesendet.filter((n) => (ziel[n] ?? null) !== alt);
    const anderer = uebrige.find((n) => erster && ziel[n] !== ziel[erster]);
    if (anderer) meldungen.push(fehler('feld.zweitname', unter(pfad, anderer)));
    verschieden ||= new Set(gesendet.map((n) => ziel[n] ?? null)).size > 1;
    if (erster && erster !== name) gemeint.set(unter(pfad, name), unter(pfad, erster));
    const neu = erster ? ziel[erster] : alt;
    for (const n of weitere) ziel[n] = undefined;
    if (gesendet.length > 0) ziel[name] = neu;
  }
  return { wert, meldungen, gemeint, verschieden };
}

/** By the first name of a field its others. */
const zweitnamen = jeKlasse((klasse) => {
  const namen = new Map<string, string[]>();
  for (const { name, zweitnameVon } of felder(klasse).values()) {
    if (zweitnameVon) namen.set(zweitnameVon, [...(namen.get(zweitnameVon) ?? []), name]);
  }
  return namen;
});
