import {
  auftragAusZeilen,
  lesart,
  type Zellort,
  zellortVon,
} from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { adressrollen } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import { uebersetze, unnummern } from '@frachtportal/domain/auftragseingang/handelscodes';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { istTag } from '@frachtportal/domain/feld/tag';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from '../adressen/adresse-lesen.read-model.js';
import type { Lauf, Vorgang, Vorgangsbefund } from '../importe/importe.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Bekannte } from './bekannte.read-model.js';
import { Codes } from './codes.service.js';

type Werte = Record<string, unknown>;

/** An order as the API takes it, or what of it could not be read. */
export interface Gebaut {
  auftrag: Werte | null;
  meldungen: Vorgangsbefund['meldungen'];
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
    const laender = await this.stammdaten.liste<Land>('land', []);
    const gelesene = vorgaenge.map((v) => gelesen(lauf, v, laender));
    const { nachNummer, nachMatchcode } = await this.bekannte.adressen(
      lauf.mandantId,
      ...genannteAdressen(gelesene),
    );
    const absender = await this.eigene(lauf.mandantId);
    const codes = await this.codes.fuer(lauf.mandantId, lauf.partner);
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
      const mandantmeldungen = mitMandant(auftrag, lauf.mandantId);
      const alle = [...meldungen, ...adressmeldungen, ...mandantmeldungen].map((meldung) => ({
        ort: zellortVon(meldung.field ?? '', g.orte, erste),
        meldung,
      }));
      fertige.push({ auftrag, meldungen: [...g.meldungen, ...alle], orte: g.orte });
    }
    return fertige;
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
    return { auftrag: entwurf, meldungen, orte };
  }
  const [zeile] = zeilen;
  const auftrag = alsObjekt(String(zeile?.zellen[0] ?? ''));
  const meldung = { ort: { zeile: zeile?.nummer ?? 0, spalte: 0 }, meldung: fehler('auftragseingang.json') };
  return { auftrag, meldungen: auftrag ? [] : [meldung], orte: new Map() };
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
