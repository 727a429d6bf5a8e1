import { auftragsrollen } from '../adresse/adresstyp.js';
import { plzPasst } from '../adresse/plz.js';
import { pruefeGefahrgutzeile } from '../auftrag/gefahrgut/gefahrgut.rules.js';
import { packeinheitVon } from '../auftrag/position/packeinheit.js';
import { landVon } from '../auftrag/postleitzahlen.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import { istTag } from '../feld/tag.js';
import { gefahrgutpositionen, positionen } from './positionsregeln.js';
import type { Pruefling, Regelkontext } from './regel.js';

/** Where goods are taken over and handed over; the other addresses of an order pay or stand on papers. */
const orte = new Set([
  'absenderAdresse',
  'empfaengerAdresse',
  'abweichendeAbholerAdresse',
  'abweichendeEmpfaengerAdresse',
]);

/** The addresses that somebody has entered, with the word for their role. */
function adressen(auftrag: Pruefling) {
  return auftragsrollen.flatMap(({ feld, label }) => {
    const adresse = auftrag[feld];
    return adresse?.name?.trim() ? [{ feld, adresse, params: { adresse: label } }] : [];
  });
}

export function ortFehlt(auftrag: Pruefling): Meldung[] {
  return adressen(auftrag)
    .filter(({ feld, adresse }) => orte.has(feld) && !adresse.ort?.trim())
    .map(({ feld, params }) => fehler('regel.ortFehlt', `${feld}.ort`, params));
}

export function plzFehlt(auftrag: Pruefling): Meldung[] {
  return adressen(auftrag)
    .filter(({ feld, adresse }) => orte.has(feld) && !adresse.plz?.trim())
    .map(({ feld, params }) => fehler('regel.plzFehlt', `${feld}.plz`, params));
}

/** Letters of the country that its postal codes begin with; senders often leave them out. */
const vorsatz = /^\^([A-Z]{2}-?)/;

/** Where no country is named, the postal code is taken for one of ours: of another it would go to dispatch unseen. */
export function plzForm(auftrag: Pruefling, { laender }: Regelkontext): Meldung[] {
  return adressen(auftrag).flatMap(({ feld, adresse, params }) => {
    const genannt = adresse.land || adresse.lkz?.trim();
    const land = landVon(genannt ? adresse : { lkz: 'D' }, laender);
    const plz = adresse.plz?.trim();
    if (!land || !plz) return [];
    const ergaenzt = `${vorsatz.exec(land.plzMuster ?? '')?.[1] ?? ''}${plz}`;
    if (plzPasst(plz, land) || plzPasst(ergaenzt, land)) return [];
    return [fehler('regel.plzForm', `${feld}.plz`, { ...params, lkz: land.lkz })];
  });
}

/** Something that can be counted when it is loaded. */
export function nichtsGezaehlt(auftrag: Pruefling, { konfiguration }: Regelkontext): Meldung[] {
  const zeilen = positionen(auftrag);
  const gezaehlt = zeilen.some(({ p }) => packeinheitVon(p, { spezial: konfiguration.mandantSpezi29 }));
  return zeilen.length === 0 || gezaehlt ? [] : [fehler('regel.nichtsGezaehlt', 'auftragspositionen')];
}

export function ohneGewicht(auftrag: Pruefling): Meldung[] {
  return positionen(auftrag)
    .filter(({ p }) => !p.bruttoGewicht)
    .map(({ nummer, pfad }) => fehler('regel.ohneGewicht', `${pfad}.bruttoGewicht`, { nummer }));
}

const vergangen = {
  beladedatum: 'regel.abholungVergangen',
  entladedatum: 'regel.zustellungVergangen',
} as const;

export function terminVergangen(auftrag: Pruefling, { heute }: Regelkontext): Meldung[] {
  return (['beladedatum', 'entladedatum'] as const).flatMap((feld) => {
    const tag = auftrag[feld];
    return istTag(tag) && tag < heute ? [fehler(vergangen[feld], feld)] : [];
  });
}

/** What the contract demands of a line of dangerous goods, also of one stored before it did. */
export function gefahrgutUnvollstaendig(auftrag: Pruefling): Meldung[] {
  return gefahrgutpositionen(auftrag).flatMap(({ p, nummer, pfad }) =>
    (p.auftragsgefahrgueter ?? []).flatMap((zeile, i) => {
      const [erste] = pruefeGefahrgutzeile(zeile, `${pfad}.auftragsgefahrgueter[${i}]`);
      return erste ? [fehler('regel.gefahrgutUnvollstaendig', erste.field, { nummer, zeile: i + 1 })] : [];
    }),
  );
}
