import {
  auftragAusZeilen,
  lesart,
  type Zellort,
  zellortVon,
} from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { adressrollen } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import {
  aehnlichster,
  empfaengerfrage,
  inEinerZeile,
  ohneAnschrift,
} from '@frachtportal/domain/auftragseingang/empfaengeraehnlichkeit';
import { uebersetze, unnummern } from '@frachtportal/domain/auftragseingang/handelscodes';
import { fehler, hinweis, type Meldung } from '@frachtportal/domain/feld/meldung';
import { istTag } from '@frachtportal/domain/feld/tag';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from '../adressen/adresse-lesen.read-model.js';
import type { Lauf, Vorgang, Vorgangsbefund } from '../importe/importe.service.js';
import { mandantVon } from '../importe/laufangaben.read-model.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Bekannte } from './bekannte.read-model.js';
import { Codes } from './codes.service.js';

type Werte = Record<string, unknown>;

/** An order as the API takes it, or what of it could not be read. */
export interface Gebaut {
  auftrag: Werte | null;
  meldungen: Vorgangsbefund['meldungen'];
  /** What was understood otherwise than it stands in the file; nothing is wrong with it. */
  hinweise: Vorgangsbefund['meldungen'];
  orte: ReadonlyMap<string, Zellort>;
}

/** Makes orders of lines: reads cells, looks up addresses and codes, fills in the sender. */
@Injectable()
export class Auftragsbau {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly adressen: AdresseLesen,
    private readonly bekannte: Bekannte,
    private readonly codes: Codes,
  ) {}

  async baue(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Gebaut[]> {
    const laender = await this.stammdaten.liste('land', []);
    const gelesene = vorgaenge.map((v) => gelesen(lauf, v, laender));
    const { nachNummer, nachMatchcode } = await this.bekannte.adressen(
      mandantVon(lauf),
      ...genannteAdressen(gelesene),
    );
    const absender = await this.eigene(mandantVon(lauf));
    const codes = await this.codes.fuer(mandantVon(lauf), lauf.partner);
    const fertige: Gebaut[] = [];
    for (const [i, g] of gelesene.entries()) {
      if (!g.auftrag) {
        fertige.push(g);
        continue;
      }
      const erste = vorgaenge[i]?.zeilen[0]?.nummer ?? 0;
      const entwurf = mitAbsender(g.auftrag, absender);
      const gefahrgut = await this.codes.gefahrgut(unnummern(entwurf), gefahrguttag(entwurf));
      const { auftrag, meldungen } = uebersetze(entwurf, { listen: codes, gefahrgut });
      const adressmeldungen = adressrollen.flatMap((r) =>
        verknuepfe(auftrag, r, { nachNummer, nachMatchcode }),
      );
      const mandantmeldungen = mitMandant(auftrag, mandantVon(lauf));
      const alle = [...meldungen, ...adressmeldungen, ...mandantmeldungen].map((meldung) => ({
        ort: zellortVon(meldung.field ?? '', g.orte, erste),
        meldung,
      }));
      fertige.push({ ...g, auftrag, meldungen: [...g.meldungen, ...alle] });
    }
    if (!eigeneFormate.has(lauf.format)) await this.mitAehnlichen(lauf, fertige, vorgaenge);
    return fertige;
  }

  /**
   * A recipient whom neither number nor matchcode names is that of the address book if it is beyond doubt, and is told.
   * What is taken over is what was told before; the book may have changed since.
   */
  private async mitAehnlichen(lauf: Lauf, gebaute: Gebaut[], vorgaenge: Vorgang[]): Promise<void> {
    const gefragt = gebaute.map(({ auftrag }) => unbekannterEmpfaenger(auftrag));
    const fragen = gefragt.flatMap((a, nr) => (a ? [{ nr, ...empfaengerfrage(a) }] : []));
    const gefunden = await this.bekannte.aehnliche(mandantVon(lauf), fragen);
    for (const [nr, gebaut] of gebaute.entries()) {
      const gesucht = gefragt[nr];
      const treffer = gesucht && aehnlichster(gesucht, gefunden.get(nr) ?? []);
      const vorgang = vorgaenge[nr];
      if (!gebaut.auftrag || !treffer || !vorgang) continue;
      const params = { vorher: inEinerZeile(gesucht), nachher: inEinerZeile(treffer) };
      const meldung = hinweis('auftragseingang.adresseAehnlich', 'empfaengerAdresse', params);
      if (vorgang.gesagt && !vorgang.gesagt.some((m) => gleich(m, meldung))) continue;
      gebaut.auftrag.empfaengerAdresse = { ...ohneAnschrift(gesucht), id: treffer.id };
      const { zeile } = zellortVon('empfaengerAdresse.name', gebaut.orte, vorgang.zeilen[0]?.nummer ?? 0);
      gebaut.hinweise.push({ ort: { zeile, spalte: null }, meldung });
    }
  }

  /** The client's own address, for files that name no sender. */
  private async eigene(mandantId: number): Promise<Werte | null> {
    const eigene = await this.adressen.desMandanten(mandantId, identitaet().sichtbareMandanten);
    if (!eigene) return null;
    const { id } = JSON.parse(eigene.json) as { id: number };
    return { id };
  }
}

function gelesen(lauf: Lauf, { zeilen }: Vorgang, laender: readonly Land[]): Gebaut {
  if (lauf.format !== 'xml' && lauf.format !== 'ndjson') {
    const art = { ...lesart([], lauf, laender), komma: lauf.komma };
    const { entwurf, meldungen, orte } = auftragAusZeilen(zeilen, art);
    return { auftrag: entwurf, meldungen, hinweise: [], orte };
  }
  const [zeile] = zeilen;
  const auftrag = alsObjekt(String(zeile?.zellen[0] ?? ''));
  const meldung = { ort: { zeile: zeile?.nummer ?? 0, spalte: 0 }, meldung: fehler('auftragseingang.json') };
  return { auftrag, meldungen: auftrag ? [] : [meldung], hinweise: [], orte: new Map() };
}

function alsObjekt(json: string): Werte | null {
  try {
    const wert: unknown = JSON.parse(json);
    return typeof wert === 'object' && wert !== null && !Array.isArray(wert) ? (wert as Werte) : null;
  } catch {
    return null;
  }
}

const adresseVon = (auftrag: Werte | null, rolle: string): Werte | null => {
  const adresse = auftrag?.[rolle];
  return typeof adresse === 'object' && adresse !== null ? (adresse as Werte) : null;
};
const text = (wert: unknown) => (typeof wert === 'string' ? wert.trim() : '');

/** Files of the portal itself say which entry of the address book they mean. */
const eigeneFormate: ReadonlySet<Lauf['format']> = new Set(['xml', 'ndjson']);

/** The recipient of an order, if it stands there by name and is none of the address book yet. */
function unbekannterEmpfaenger(auftrag: Werte | null) {
  const adresse = adresseVon(auftrag, 'empfaengerAdresse');
  const [name, lkz] = [text(adresse?.name), text(adresse?.lkz)];
  if (!adresse || adresse.id || !name) return null;
  const angaben = Object.fromEntries(verglichene.map((feld) => [feld, text(adresse[feld])]));
  return { ...adresse, ...angaben, name, lkz, plz: text(adresse.plz) };
}
const verglichene = ['fremdnummer', 'strasse', 'hausnummer', 'zusatz', 'ort'] as const;

const gleich = (a: Meldung, b: Meldung) =>
  a.key === b.key && a.params?.vorher === b.params?.vorher && a.params?.nachher === b.params?.nachher;

function genannteAdressen(gelesene: Gebaut[]): [string[], string[]] {
  const adressen = gelesene.flatMap(({ auftrag }) =>
    adressrollen.flatMap((r): Werte[] => {
      const adresse = adresseVon(auftrag, r);
      return adresse ? [adresse] : [];
    }),
  );
  return [
    adressen.map((a) => text(a.fremdnummer)).filter(Boolean),
    adressen.map((a) => text(a.matchcode).toUpperCase()).filter(Boolean),
  ];
}

/**
 * An address that the book knows by its number or matchcode gets its id; then a name that differs makes it another
 * address again, as in every order. One that has no lines of its own and is not known is told.
 */
function verknuepfe(
  auftrag: Werte,
  rolle: string,
  buch: { nachNummer: ReadonlyMap<string, number>; nachMatchcode: ReadonlyMap<string, number> },
): Meldung[] {
  const adresse = adresseVon(auftrag, rolle);
  if (!adresse || adresse.id) return [];
  const [nummer, matchcode] = [text(adresse.fremdnummer), text(adresse.matchcode)];
  const id = buch.nachNummer.get(nummer) ?? buch.nachMatchcode.get(matchcode.toUpperCase());
  if (id) auftrag[rolle] = { ...adresse, id };
  else if ((nummer || matchcode) && !text(adresse.name)) {
    const feld = nummer ? 'fremdnummer' : 'matchcode';
    return [fehler('auftragseingang.adresse', `${rolle}.${feld}`, { wert: nummer || matchcode })];
  }
  return [];
}

const mitAbsender = (auftrag: Werte, absender: Werte | null): Werte =>
  adresseVon(auftrag, 'absenderAdresse') || !absender ? auftrag : { ...auftrag, absenderAdresse: absender };

/** A file is one client's: an order that names another one is not quietly moved. */
function mitMandant(auftrag: Werte, mandantId: number): Meldung[] {
  const genannt = adresseVon(auftrag, 'mandant')?.id;
  auftrag.mandant = { id: mandantId };
  return genannt && genannt !== mandantId ? [fehler('auftragseingang.mandant', 'mandant')] : [];
}

function gefahrguttag({ beladedatum, datum }: Werte): string {
  return [beladedatum, datum].find((t): t is string => istTag(t)) ?? heute();
}
