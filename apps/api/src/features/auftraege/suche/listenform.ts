import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { type Listenform, zugaben } from '@frachtportal/domain/auftrag/auftragssuche';
import { AdresseKurz, Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { Listenauftrag } from '@frachtportal/domain/auftrag/listenauftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { felderMitKennungenSql, kurzform } from '../../../platform/database/json/json-lesen.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { auftragsadressen, historie, kopfausdruecke, positionen } from '../auftrag-lesen.read-model.js';
import { type Adressfeld, adressenSql } from '../speichern/auftragsadressen.js';

/** What a list reads of an order `a`. */
export interface Zeilenform {
  /** The columns `zeile`, the order without its addresses, and `adressen`. */
  spalten: string;
  adressfelder: readonly Adressfeld[];
}

const anzeigestatus = kurzform('a.status_id', 'AnzeigeZuStatus');

const kurzadressen = [
  { feld: 'empfaengerAdresse', typ: 'empfaenger' },
  { feld: 'absenderAdresse', typ: 'versender' },
  { feld: 'abweichendeRechnungsempfaengerAdresse', typ: 'rechnungsempfversender' },
  { feld: 'nachnahmeempfaengerAdresse', typ: 'nachnahmeempfaenger' },
] as const satisfies Adressfeld[];

const spalten = (felder: string, adressen: string) =>
  `(SELECT row_to_json(x)::text FROM (SELECT ${felder}) x) AS zeile, ${adressen}`;

const ohne = (adressfelder: readonly Adressfeld[]) => adressfelder.map((a) => a.feld);

const kurz: Zeilenform = {
  spalten: spalten(
    felderMitKennungenSql(Auftragszeile, 'a', { anzeigestatus }, ohne(kurzadressen)),
    adressenSql(AdresseKurz, kurzadressen),
  ),
  adressfelder: kurzadressen,
};

const zugabefelder = { positionen: 'auftragspositionen', historie: 'auftragshistorie' } as const;
type Zugabe = keyof typeof zugabefelder;

function ganz(mit: readonly Zugabe[]): Zeilenform {
  const teile = { auftragspositionen: positionen, auftragshistorie: historie };
  const fehlende = zugaben.filter((z) => !mit.includes(z)).map((z) => zugabefelder[z]);
  const felder = felderMitKennungenSql(Listenauftrag, 'a', { ...kopfausdruecke, ...teile, anzeigestatus }, [
    ...ohne(auftragsrollen),
    ...fehlende,
  ]);
  return { spalten: spalten(felder, auftragsadressen), adressfelder: auftragsrollen };
}

const ganze = new Map(
  ([[], ['positionen'], ['historie'], ['positionen', 'historie']] satisfies Zugabe[][]).map((mit) => [
    mit.join(),
    ganz(mit),
  ]),
);

export const zeilenformen: readonly Zeilenform[] = [kurz, ...ganze.values()];

/** @throws Fachfehler 400 where it asks for what its form does not have */
export function zeilenform({ felder, mit }: Listenform): Zeilenform {
  const dazu = zugaben.filter((z) => mit?.includes(z));
  if (felder !== 'liste') return ganze.get(dazu.join()) ?? ganz(dazu);
  if (dazu.length) throw ungueltig([fehler('suche.mitOhneWirkung', 'mit')]);
  return kurz;
}
