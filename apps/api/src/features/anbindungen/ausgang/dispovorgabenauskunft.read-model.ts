import type { Fortrasprofil } from '@frachtportal/domain/anbindung/fortrasprofil';
import type { Eingangszeichensatz } from '@frachtportal/domain/auftragseingang/auftragseingang';
import {
  type Fortrasliste,
  type Fortrasvorgaben,
  fortrascodelaenge,
  fortraslisten,
} from '@frachtportal/domain/dispo/fortras/vorgaben';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../../platform/database/aenderungen.js';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../../platform/database/gedaechtnis.js';
import { stammdatenlisten } from '../../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';

const anbindung = anweisung(
  'dispovorgaben.anbindung',
  `SELECT a.mandant_id AS "hauptmandantId", a.partner, a.zeichensatz, a.fortras FROM anbindung a
    JOIN mandant m ON a.mandant_id = coalesce(m.hauptmandant_id, m.id)
  WHERE m.id = $1 AND a.richtung = 'ausgang' AND a.aktiv AND a.format = 'fortras'`,
).genauer<{ zeichensatz: Eingangszeichensatz | null; fortras: Fortrasprofil }>();
const partnercodes = anweisung(
  'dispovorgaben.partnercodes',
  'SELECT liste, eintrag_id AS "eintragId", code FROM partnercode WHERE mandant_id = $1 AND partner = $2',
);

/** The code of an entry; a service is asked for by its number. Nothing where the partner has none that fits. */
export type Codesuche = (liste: Fortrasliste, kennung: number) => string | undefined;

/** How the consignment files of a client are written. */
export interface Fortrasform {
  profil: Fortrasprofil;
  zeichensatz: Eingangszeichensatz;
  codes: ReadonlyMap<string, string>;
  /** What of it orders have to meet. */
  vorgaben: Fortrasvorgaben;
}

/** What partners write where nothing else was agreed upon. */
export const zeichensatzVorgabe: Eingangszeichensatz = 'windows-1252';
const hoechstensGemerkt = 5000;
const stelle = (liste: string, kennung: number) => `${liste} ${kennung}`;

/** What the way to the dispatch system demands of the orders of a client; kept until somebody changes it. */
@Injectable()
export class Dispovorgabenauskunft {
  private readonly formen: Gedaechtnis<Fortrasform | null>;

  constructor(
    private readonly db: Datenbank,
    private readonly stammdaten: Stammdaten,
    aenderungen: Aenderungen,
  ) {
    const tabellen = [
      'anbindung',
      'partnercode',
      'mandant',
      ...fortraslisten.map((l) => stammdatenlisten[l].tabelle),
    ];
    this.formen = new Gedaechtnis(aenderungen, tabellen, hoechstensGemerkt);
  }

  /** Null where its orders do not leave in consignment files. */
  async zu(mandantId: number): Promise<Fortrasvorgaben | null> {
    return (await this.form(mandantId))?.vorgaben ?? null;
  }

  form(mandantId: number): Promise<Fortrasform | null> {
    return this.formen.hole(String(mandantId), () => this.lies(mandantId));
  }

  private async lies(mandantId: number): Promise<Fortrasform | null> {
    const gefunden = await this.db.eine(anbindung, [mandantId]);
    if (!gefunden) return null;
    const { hauptmandantId, partner, zeichensatz, fortras: profil } = gefunden;
    const mandanten = [mandantId, hauptmandantId];
    const codes = partner
      ? await this.codesVon(partner, hauptmandantId, mandanten)
      : await this.eigeneCodes(mandanten);
    return mitVorgaben({ profil, zeichensatz: zeichensatz ?? zeichensatzVorgabe, codes });
  }

  private async codesVon(partner: string, hauptmandantId: number, mandanten: number[]) {
    const services = await this.stammdaten.liste('serviceDefinition', mandanten);
    const nummern = new Map(services.map((s) => [s.id, s.spezNum]));
    const zeilen = await this.db.sql(partnercodes, [hauptmandantId, partner]);
    return passende(
      zeilen.map(({ liste, eintragId, code }) => {
        const kennung = liste === 'serviceDefinition' ? nummern.get(eintragId) : eintragId;
        return [liste, kennung, code];
      }),
    );
  }

  private async eigeneCodes(mandanten: number[]) {
    const alle: [string, number | undefined, string | null][] = [];
    for (const liste of fortraslisten) {
      if (liste === 'serviceDefinition') continue;
      for (const { id, kurzBezeichnung } of await this.stammdaten.liste(liste, mandanten))
        alle.push([liste, id, kurzBezeichnung]);
    }
    return passende(alle);
  }
}

function mitVorgaben(form: Omit<Fortrasform, 'vorgaben'>): Fortrasform {
  const { datenart, nachnahmecode, mengenDezimal } = form.profil;
  const codes = [...form.codes.keys()].map((ort) => {
    const [liste, kennung] = ort.split(' ') as [Fortrasliste, string];
    return { liste, kennung: Number(kennung) };
  });
  const { zeichensatz } = form;
  const vorgaben = { datenart, mengenDezimal, codes, zeichensatz, nachnahme: Boolean(nachnahmecode) };
  return { ...form, vorgaben };
}

/** Codes that are longer than their field are none. */
function passende(alle: readonly [string, number | undefined, string | null][]): Map<string, string> {
  return new Map(
    alle.flatMap(([liste, kennung, code]) =>
      kennung !== undefined && code && code.length <= fortrascodelaenge
        ? [[stelle(liste, kennung), code] as const]
        : [],
    ),
  );
}

export const codesuche =
  ({ codes }: Fortrasform): Codesuche =>
  (liste, kennung) =>
    codes.get(stelle(liste, kennung));
