import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { adresstypen, auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { eingeschaltete, mitDefinition } from '@frachtportal/domain/auftrag/service/services';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { GefahrgutUnnr } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { Injectable } from '@nestjs/common';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from '../adressen/adresse-lesen.read-model.js';
import { type Listenname, stammdatenlisten } from '../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import type { Vorlagenzeile } from './auftragsvorlage.repository.js';

type Werte = Record<string, unknown>;

const listeVon = new Map<Klasse, Listenname>([
  ...Object.entries(stammdatenlisten).map(([name, l]): [Klasse, Listenname] => [
    l.klasse as Klasse,
    name as Listenname,
  ]),
  [GefahrgutUnnr, 'gefahrgutklasse'],
]);

/** Orders that are not stored as orders, in the form in which stored ones are answered. */
@Injectable()
export class VorlageDrahtform {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly adressen: AdresseLesen,
  ) {}

  /**
   * Brings the addresses of templates up to date: one that is still in the address book comes as it stands there
   * today, one that is gone as it was saved.
   */
  async mitAdressbuch(zeilen: Vorlagenzeile[]): Promise<Vorlagenzeile[]> {
    const ids = zeilen.flatMap((z) => auftragsrollen.flatMap(({ feld }) => adressId(z.auftrag[feld]) ?? []));
    const buch = ids.length
      ? await this.adressen.viele([...new Set(ids)], identitaet().sichtbareMandanten)
      : new Map<number, Adresse>();
    return zeilen.map((zeile) => {
      const auftrag = { ...zeile.auftrag };
      for (const { feld } of auftragsrollen) {
        const id = adressId(auftrag[feld]);
        if (id) auftrag[feld] = ausBuch(buch.get(id)) ?? { ...(auftrag[feld] as object), id: null };
      }
      return { ...zeile, auftrag };
    });
  }

  /** Every reference as the full short object; one to something that no longer exists is left open. */
  async fuelle(auftrag: object, mandantId: number): Promise<Auftrag> {
    const mandanten = [mandantId, identitaet().hauptmandantId];
    const gefuellt = Object.assign(new Auftrag(), await this.fuelleTeil(Auftrag, { ...auftrag }, mandanten));
    const definitionen = await this.stammdaten.liste('serviceDefinition', mandanten);
    const services = eingeschaltete(gefuellt.auftragServices, definitionen);
    gefuellt.auftragServices = services.map((s) => mitDefinition(s, definitionen));
    for (const { feld, typ } of auftragsrollen) {
      const adresse = gefuellt[feld];
      if (adresse) Object.assign(adresse, { typ: adresstypen[typ] });
    }
    return gefuellt;
  }

  private async fuelleTeil(klasse: Klasse, roh: Werte, mandanten: number[]): Promise<Werte> {
    const ergebnis: Werte = {};
    for (const feld of felder(klasse).values()) {
      if (feld.zweitnameVon) ergebnis[feld.name] = roh[feld.zweitnameVon] ?? null;
      else if (roh[feld.name] !== undefined || !feld.nurLesen) {
        ergebnis[feld.name] = await this.fuelleFeld(feld, roh[feld.name], mandanten);
      }
    }
    return ergebnis;
  }

  private async fuelleFeld(feld: Feld, wert: unknown, mandanten: number[]): Promise<unknown> {
    const klasse = feld.klasse?.();
    if (feld.art === 'liste' && klasse) {
      const zeilen = (wert as Werte[] | null | undefined) ?? [];
      return Promise.all(zeilen.map((z) => this.fuelleTeil(klasse, z, mandanten)));
    }
    if (wert === null || wert === undefined) return null;
    if (!klasse) return wert;
    if (feld.art === 'teil') return this.fuelleTeil(klasse, wert as Werte, mandanten);
    const liste = listeVon.get(klasse);
    if (!liste) return wert;
    const id = (wert as { id: number }).id;
    const eintrag = await this.stammdaten.eintrag(liste, id, mandanten);
    if (!eintrag) return null;
    return klasse === GefahrgutUnnr && 'unnr' in eintrag ? { id: eintrag.id, unnr: eintrag.unnr } : eintrag;
  }
}

function adressId(wert: unknown): number | undefined {
  return (wert as { id?: number } | null | undefined)?.id ?? undefined;
}

/** The fields of the entry that an order takes over. */
function ausBuch(eintrag: Adresse | undefined): Werte | undefined {
  if (!eintrag) return undefined;
  const quelle: Werte = { ...eintrag };
  return Object.fromEntries([...felder(AuftragAdresse).keys()].map((name) => [name, quelle[name] ?? null]));
}
