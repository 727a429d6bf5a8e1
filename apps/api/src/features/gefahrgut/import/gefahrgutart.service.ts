import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { uebergangsende } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type {
  Gefahrgutausgabe,
  Gefahrgutlaufausgabe,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { vereinheitlicht } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutlayout';
import {
  erkenneGefahrgutspalten,
  gefahrgutkopfworte,
  gefahrgutpflicht,
  istGefahrgutfeld,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutspalten';
import { gleicheAb } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutvergleich';
import { liesGefahrgutzeilen } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutzeilen';
import { Injectable } from '@nestjs/common';
import { type Tabelle, ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import { konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import type {
  Lauf,
  Mengenart,
  Mengenstand,
  Uebernommenes,
  Vorgang,
  Vorgangsbefund,
} from '../../importe/importe.service.js';
import { fruehestesEnde, Gefahrgutausgaben, type Grundlage } from '../gefahrgutausgaben.repository.js';
import { alsBefund, schonGesagt } from './gefahrgutbefund.js';
import { Gefahrgutbestand } from './gefahrgutbestand.repository.js';

/** What a run keeps of its edition: what was asked for, and what that means beside the table. */
interface Umschlag {
  gefragt: Gefahrgutausgabe;
  ausgabe: Gefahrgutlaufausgabe;
}

const umschlagVon = ({ umschlag }: Pick<Lauf, 'umschlag'>) => umschlag as Umschlag;

/** An edition of the dangerous-goods table from a file, beside those that are there, or what completes one. */
@Injectable()
export class Gefahrgutart implements Mengenart {
  readonly art = 'gefahrgut';
  /** The database of the BAM has 97 columns. */
  readonly grenzen = { ...ueblicheGrenzen, spalten: 120 };
  readonly schub = { pruefung: ueblicheGrenzen.zeilen, uebernahme: ueblicheGrenzen.zeilen };
  readonly alleZusammen = true;
  readonly stapel = true;
  readonly auchJson = true;
  readonly behalten = 20;
  readonly ereignisse = {
    uebernommen: 'stammdaten.importiert',
    zurueckgenommen: 'stammdaten.zurueckgenommen',
  } as const;
  readonly kopfworte = gefahrgutkopfworte;
  readonly mengenworte = [];

  constructor(
    private readonly ausgaben: Gefahrgutausgaben,
    private readonly bestand: Gefahrgutbestand,
  ) {}

  /** What a file of this edition would be. @throws Fachfehler 400 at the days that cannot be */
  async umschlag(gefragt: Gefahrgutausgabe): Promise<Umschlag> {
    const grundlage = await this.ausgaben.grundlage(gefragt.gueltigVon);
    const meldungen = pruefeTage(gefragt, grundlage);
    if (meldungen.length) throw ungueltig(meldungen);
    return { gefragt, ausgabe: await this.ausgabe(gefragt, grundlage) };
  }

  gestalte({ kopf, zeilen, ...herkunft }: Tabelle): Tabelle {
    return { ...herkunft, ...vereinheitlicht({ kopf, zeilen }) };
  }

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkenneGefahrgutspalten(kopf);
  }

  istSpalte(name: string): boolean {
    return istGefahrgutfeld(name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return gefahrgutpflicht.filter((feld) => !zuordnung.includes(feld));
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const gelesene = liesGefahrgutzeilen(vorgaenge.map(zellenVon), lauf.zuordnung);
    const schon = schonGesagt(vorgaenge, gelesene);
    const gute = gelesene.filter((g, i) => !g.meldungen.length && !schon.has(i));
    const { zeilen } = await this.gleicheAb(
      lauf,
      gute.map((g) => g.wert),
    );
    const abgeglichen = new Map(zeilen.map((z) => [z.gelesen, z]));
    return vorgaenge.map(({ nummer }, i) =>
      alsBefund(nummer, lauf.zuordnung, {
        meldungen: gelesene[i]?.meldungen ?? [],
        schon: schon.get(i),
        zeile: gelesene[i] && abgeglichen.get(gelesene[i].wert),
      }),
    );
  }

  /** Lines that find the same row are told apart when they are compared. */
  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    const meldung = fehler('stammdatenimport.zeileDoppelt', 'unnr', { zeile });
    return { ...befund, ausgang: 'doppelt', aenderungen: [], meldungen: [{ ort, meldung }] };
  }

  sperre(): Promise<void> {
    return this.bestand.sperre();
  }

  async vergleiche(lauf: Lauf): Promise<Mengenstand> {
    const { gefragt } = umschlagVon(lauf);
    const grundlage = await this.ausgaben.grundlage(gefragt.gueltigVon);
    const { zeilen, felder } = await this.bestand.behalten(lauf.id);
    const ausgabe = await this.ausgabe(gefragt, grundlage);
    const { version } = ausgabe;
    return {
      vorher: grundlage.zeilen.length,
      entfallen: (await this.entfallen(lauf, grundlage)).length,
      grundlage: await this.bestand.grundlage(),
      umschlag: { gefragt, ausgabe: { ...ausgabe, unvollstaendig: zeilen, behalten: felder || null } },
      ...(zeilen && { frage: fehler('gefahrgutimport.unvollstaendig', 'bestaetigt', { zeilen, version }) }),
    };
  }

  async entfallende(lauf: Lauf, { hoechstens, ab }: { hoechstens: number; ab: number }) {
    const weg = await this.entfallen(
      lauf,
      await this.ausgaben.grundlage(umschlagVon(lauf).gefragt.gueltigVon),
    );
    const texte = weg.map(({ unnr, verpackungsgruppe, bezeichnung }) =>
      [`UN ${unnr}`, verpackungsgruppe, bezeichnung].filter(Boolean).join(' ').slice(0, 300),
    );
    return { texte: texte.slice(ab, ab + hoechstens), gesamt: weg.length };
  }

  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Uebernommenes[]> {
    const { gefragt, ausgabe } = umschlagVon(lauf);
    const gelesene = liesGefahrgutzeilen(vorgaenge.map(zellenVon), lauf.zuordnung);
    const { zeilen } = await this.gleicheAb(
      lauf,
      gelesene.map((g) => g.wert),
    );
    const { gueltigBis, bisherigeGiltBis, ergaenzt } = ausgabe;
    // An edition that is completed keeps the rows of which the file says nothing else.
    const gestellte = zeilen.filter((z) => !ergaenzt || !z.alt || z.anders.length > 0);
    await this.ausgaben.uebernimm({
      laufId: lauf.id,
      ausgabe: gefragt,
      gueltigBis,
      bisherigeGiltBis,
      zeilen: gestellte,
    });
    return [];
  }

  /** @throws Fachfehler 409 where orders or templates use its rows */
  async wechsle(lauf: Lauf): Promise<void> {
    const uebernahme = await this.bestand.uebernahme(lauf.id);
    if (!uebernahme) throw konflikt('auftragseingang.zustand');
    const { auftraege, vorlagen } = await this.bestand.verwendet(uebernahme.id);
    if (auftraege + vorlagen > 0)
      throw konflikt('gefahrgutuebernahme.verwendet', { version: uebernahme.version, auftraege, vorlagen });
    await this.bestand.wechsle(uebernahme);
  }

  private async gleicheAb(lauf: Lauf, gelesene: Parameters<typeof gleicheAb>[1]) {
    const { zeilen } = await this.ausgaben.grundlage(umschlagVon(lauf).gefragt.gueltigVon);
    return gleicheAb(zeilen, gelesene, lauf.zuordnung.filter(istGefahrgutfeld));
  }

  /** Rows that a file which completes an edition does not have stay. */
  private async entfallen(lauf: Lauf, { zeilen, ergaenzt }: Grundlage) {
    if (ergaenzt) return [];
    const gefundene = await this.bestand.gefundene(lauf.id);
    return zeilen.filter((g) => !gefundene.has(g.id));
  }

  private async ausgabe(gefragt: Gefahrgutausgabe, grundlage: Grundlage): Promise<Gefahrgutlaufausgabe> {
    const { zeilen, ergaenzt } = grundlage;
    const { version, gueltigVon } = gefragt;
    return {
      version,
      gueltigVon,
      ergaenzt,
      unvollstaendig: 0,
      behalten: null,
      bisherige: zeilen[0]?.version ?? null,
      gueltigBis: ergaenzt ? (zeilen[0]?.gueltigBis ?? null) : await this.ausgaben.gueltigBis(gefragt),
      bisherigeGiltBis:
        ergaenzt || !zeilen.length ? null : (gefragt.bisherigeGiltBis ?? uebergangsende(gueltigVon)),
    };
  }
}

const zellenVon = ({ zeilen: [zeile] }: Vorgang): Dateizeile['zellen'] => zeile?.zellen ?? [];

/** What cannot be: an end before the beginning, a day without any edition, two editions that begin on one day. */
function pruefeTage(ausgabe: Gefahrgutausgabe, { zeilen: [zeile], ergaenzt }: Grundlage): Meldung[] {
  const { version, gueltigVon, gueltigBis, bisherigeGiltBis } = ausgabe;
  const meldungen: Meldung[] = [];
  if (gueltigBis && gueltigBis < gueltigVon) meldungen.push(fehler('gefahrgutimport.zeitraum', 'gueltigBis'));
  if (bisherigeGiltBis && bisherigeGiltBis < fruehestesEnde(gueltigVon))
    meldungen.push(fehler('gefahrgutimport.luecke', 'bisherigeGiltBis'));
  if (!ergaenzt || !zeile) return meldungen;
  if (zeile.version !== version)
    meldungen.push(fehler('gefahrgutimport.tagVergeben', 'version', { version: zeile.version }));
  // Its days stay as they are.
  const anders = { gueltigBis: gueltigBis && gueltigBis !== zeile.gueltigBis, bisherigeGiltBis };
  for (const [feld, wert] of Object.entries(anders))
    if (wert) meldungen.push(fehler('gefahrgutimport.ergaenztTage', feld, { version: zeile.version }));
  return meldungen;
}
