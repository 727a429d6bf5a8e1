import { suchform } from '@frachtportal/domain/texte/suchform';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

/** Not that of the demo data, with which nothing but the demo mode starts. */
export const passwort = 'Probe-Portal1!';

/** Who can log in to the test portal, with what a test needs to know of them. */
export interface Person {
  id: number;
  mandantId: number;
}

export interface Welt {
  nord: number;
  nordKunde: number;
  nordMetro: number;
  alpen: number;
  alpenKunde: number;
  frei: number;
  benutzer: Record<string, Person>;
  /** One address-book entry a client. */
  adressen: Record<'nord' | 'nordKunde' | 'alpen', number>;
}

const personen = [
  { name: 'admin', mandant: 'nord', admin: true, betreiber: true, main: true, edit: true },
  { name: 'hauptadmin', mandant: 'nord', admin: true, main: true, edit: true },
  { name: 'dispo', mandant: 'nord', main: true, edit: true },
  { name: 'kunde', mandant: 'nordKunde', edit: true },
  { name: 'leser', mandant: 'nordKunde' },
  { name: 'haupt', mandant: 'nordKunde', main: true, edit: true },
  { name: 'kundenadmin', mandant: 'nordKunde', admin: true, main: true, edit: true },
  { name: 'metro', mandant: 'nordMetro', edit: true, benutzerversion: 2 },
  { name: 'fremd', mandant: 'alpen', main: true, edit: true },
  { name: 'unbestaetigt', mandant: 'nordKunde', edit: true, unbestaetigt: true },
  { name: 'gesperrt', mandant: 'nordKunde', edit: true, authorized: false },
] as const satisfies {
  name: string;
  mandant: string;
  admin?: boolean;
  betreiber?: boolean;
  main?: boolean;
  edit?: boolean;
  authorized?: boolean;
  benutzerversion?: number;
  unbestaetigt?: boolean;
}[];

/** Dear to make, and the same for everybody. */
let passwortHash: string | undefined;

/** Two forwarders with their clients and users: enough to tell mine from thine. Written as the owner of the tables. */
export async function baueWelt(url: string): Promise<Welt> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const id = async (sql: string, werte: unknown[]) =>
    Number((await client.query(`${sql} RETURNING id`, werte)).rows[0].id);
  const mandant = (name: string, haupt: number | null, istHaupt: boolean) =>
    id('INSERT INTO mandant (name, hauptmandant_id, ist_hauptmandant) VALUES ($1, $2, $3)', [
      name,
      haupt,
      istHaupt,
    ]);
  const nummernkreis = (mandantId: number, praefix: string) =>
    id("INSERT INTO nummernkreis (mandant_id, art, praefix) VALUES ($1, 'auftrag', $2)", [
      mandantId,
      praefix,
    ]);
  // Visitors may register, as some administrator has decided.
  await client.query("INSERT INTO konfigurationswert (schluessel, wert) VALUES ('isRegistrierung', 'true')");
  // The shipped dangerous-goods list ends in 2027; what is tested with it does not.
  await client.query("UPDATE gefahrgutklasse SET gueltig_bis = '2098-12-31'");
  const nord = await mandant('Nordlicht Spedition GmbH', null, true);
  const alpen = await mandant('Alpenfracht Logistik GmbH', null, true);
  const mandanten = {
    nord,
    nordKunde: await mandant('Müller & Söhne Maschinenbau GmbH', nord, false),
    nordMetro: await mandant('Metropol Frische Handels GmbH', nord, false),
    alpen,
    alpenKunde: await mandant('Bergkäserei Huber', alpen, false),
    frei: await mandant('Freier Mandant', null, false),
  };
  await nummernkreis(nord, 'NL-');
  await nummernkreis(alpen, 'AF-');
  // As the product hashes, but for its price: people log in some thousand times.
  passwortHash ??= await hash(passwort, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const benutzer: Record<string, Person> = {};
  for (const p of personen) {
    const {
      name,
      mandant: m,
      admin = false,
      betreiber = false,
      main = false,
      edit = false,
      authorized = true,
      benutzerversion = 1,
    } = {
      admin: false,
      betreiber: false,
      main: false,
      edit: false,
      authorized: true,
      benutzerversion: 1,
      ...p,
    };
    const bestaetigt = 'unbestaetigt' in p ? null : new Date();
    const nummer = await id(
      `INSERT INTO benutzer (mandant_id, name, email, passwort_hash, admin, betreiber, main, edit, authorized, benutzerversion, bestaetigt_am)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        mandanten[m],
        name,
        `${name}@example.com`,
        passwortHash,
        admin,
        betreiber,
        main,
        edit,
        authorized,
        benutzerversion,
        bestaetigt,
      ],
    );
    benutzer[name] = { id: nummer, mandantId: mandanten[m] };
  }
  const adresse = (mandantId: number, name: string, nummer: string) =>
    id(
      `INSERT INTO adresse (mandant_id, matchcode, name, fremdnummer, strasse, hausnummer, land_id, plz, ort, suchname, suchtext)
       VALUES ($1, $2, $2, $3, 'Große Bleichen', '12 a', 1, '20354', 'Hamburg', $4, $5)`,
      [mandantId, name, nummer, suchform(name), `${suchform(name)} ${nummer} hamburg 20354`],
    );
  const adressen = {
    nord: await adresse(nord, 'Empfang Nord', '1001'),
    nordKunde: await adresse(mandanten.nordKunde, 'Empfang Kunde', '1002'),
    alpen: await adresse(alpen, 'Empfang Alpen', '1003'),
  };
  await client.end();
  return { ...mandanten, benutzer, adressen };
}
