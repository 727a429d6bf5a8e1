import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { gespiegelt, pruefeEq } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgut.rules';
import {
  type Gefahrgutverweis,
  pruefeAusgaben,
} from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutausgabe.rules';
import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { pruefePostleitzahlen } from '@frachtportal/domain/auftrag/postleitzahlen';
import { pruefeServices } from '@frachtportal/domain/auftrag/service/services';
import type { Gelesen } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../../platform/tenancy/sicht.js';
import { Sichtbares } from '../../../platform/tenancy/sichtbares.read-model.js';
import { AdresseLesen } from '../../adressen/adresse-lesen.read-model.js';
import type { Listenname } from '../../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { AuftragLesen } from '../auftrag-lesen.read-model.js';
import { type Auftragsziel, loeseAuf, type Nachschlag, unaufloesbar } from './auftrag-aufloesen.js';

interface Verweis {
  liste: Listenname;
  id: number;
  feld: string;
}

type Moeglich = Omit<Verweis, 'id'> & { id: number | null | undefined };

/** Fills in what the short forms of an order leave open, and checks that all it points to exists for its client. */
@Injectable()
export class AuftragVerweise {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly adressen: AdresseLesen,
    private readonly auftraege: AuftragLesen,
    private readonly sichtbares: Sichtbares,
  ) {}

  /**
   * The order with everything resolved, as a new value, and what points to nothing visible for the client, or to an
   * edition of the dangerous-goods table that does not hold on the day.
   * @param ziel null for templates: only the order made from them has a day
   */
  async loeseAuf(
    roh: Auftrag,
    mandantId: number,
    ziel: (Auftragsziel & { gefahrguttag: string }) | null,
  ): Promise<Gelesen<Auftrag>> {
    if (roh.mandant) verlangeSichtbar(roh.mandant.id);
    const mandanten = [mandantId, identitaet().hauptmandantId];
    const nachschlag = await this.schlageNach(roh, mandanten, ziel?.vorher ?? null);
    const wert = loeseAuf(roh, nachschlag, ziel);
    const meldungen = [
      ...unaufloesbar(roh, nachschlag),
      ...pruefePostleitzahlen(roh, nachschlag.laender),
      ...(await this.listenfehler(wert, mandanten, ziel?.gefahrguttag ?? null)),
      ...pruefeServices(roh.auftragServices ?? [], nachschlag.services, ziel?.vorher?.auftragServices ?? []),
    ];
    return { wert, meldungen };
  }

  laender(): Promise<readonly Land[]> {
    return this.stammdaten.liste('land', []);
  }

  private async schlageNach(roh: Auftrag, mandanten: number[], vorher: Auftrag | null): Promise<Nachschlag> {
    const { sichtbareMandanten } = identitaet();
    const ids = auftragsrollen.flatMap(({ feld }) => roh[feld]?.id ?? []);
    const copyId = await this.sichtbares.herkunft('auftrag', roh.copyId);
    const buch: Nachschlag['buch'] = ids.length
      ? await this.adressen.viele(ids, sichtbareMandanten)
      : new Map();
    const kopiert = copyId && !vorher && ids.some((id) => !buch.has(id));
    const kopie = kopiert ? await this.auftraege.nachId(copyId, sichtbareMandanten) : null;
    return {
      copyId,
      buch,
      original: kopie ? (JSON.parse(kopie.json) as Auftrag) : vorher,
      vorlageAuftragId: await this.sichtbares.herkunft('auftragsvorlage', roh.vorlageAuftragId),
      laender: await this.laender(),
      services: await this.stammdaten.liste('serviceDefinition', mandanten),
    };
  }

  private async listenfehler(
    auftrag: Auftrag,
    mandanten: number[],
    gefahrguttag: string | null,
  ): Promise<Meldung[]> {
    const gefahrgut: Gefahrgutverweis[] = [];
    const meldungen: Meldung[] = [];
    const alle = verweise(auftrag);
    const schlageNach = await this.stammdaten.nachschlag(listenVon(alle), mandanten);
    for (const v of alle) {
      const eintrag = schlageNach(v.liste, v.id);
      if (!eintrag) meldungen.push(fehler('feld.verweis', v.feld));
      else if ('unnr' in eintrag) gefahrgut.push({ feld: v.feld, eintrag });
    }
    return [...meldungen, ...pruefeAusgaben(gefahrgut, gefahrguttag), ...(await this.freigestellte(auftrag))];
  }

  /** Excepted quantities that the table does not know or does not allow. */
  private async freigestellte(auftrag: Auftrag): Promise<Meldung[]> {
    const meldungen: Meldung[] = [];
    for (const [i, position] of (auftrag.auftragspositionen ?? []).entries())
      for (const [j, zeile] of (position.auftragsgefahrgueter ?? []).entries()) {
        const id = zeile.freigestelltemenge ? gespiegelt(zeile).gefahrgutklasse?.id : undefined;
        const klasse = id ? await this.stammdaten.eintrag('gefahrgutklasse', id, []) : undefined;
        const pfad = `auftragspositionen[${i}].auftragsgefahrgueter[${j}]`;
        if (klasse) meldungen.push(...pruefeEq(klasse, `${pfad}.freigestelltemenge`));
      }
    return meldungen;
  }
}

/** The lists that must be there to look all of them up. */
export const listenVon = (alle: readonly Verweis[]) => alle.map((v) => v.liste);

/** UNNR and class name the same row: once, in the field in which it came. */
function gefahrgutverweise(zeile: Gefahrgutzeile, pfad: string): Moeglich[] {
  const klasse = zeile.gefahrgutklasse?.id;
  return (['gefahrgutklasse', 'gefahrgutUnnr'] as const)
    .filter((feld) => feld === 'gefahrgutklasse' || zeile[feld]?.id !== klasse)
    .map((feld) => ({ liste: 'gefahrgutklasse', id: zeile[feld]?.id, feld: `${pfad}.${feld}` }));
}

/** All that an order points to in the look-up lists, with the field that does. */
export function verweise(a: Auftrag): Verweis[] {
  const kopf: Moeglich[] = [
    { liste: 'terminkennzeichen', id: a.terminkennzeichen?.id, feld: 'terminkennzeichen' },
    { liste: 'zustellkennzeichen', id: a.zustellkennzeichen?.id, feld: 'zustellkennzeichen' },
    { liste: 'anlieferkennzeichen', id: a.anlieferkennzeichen?.id, feld: 'anlieferkennzeichen' },
    { liste: 'frankatur', id: a.frankatur, feld: 'frankatur' },
    { liste: 'verkehrsart', id: a.verkehrsart === -1 ? null : a.verkehrsart, feld: 'verkehrsart' },
    { liste: 'metrokennung', id: a.metrokennung, feld: 'metrokennung' },
    { liste: 'sperrigkeit', id: a.sperrigkeit?.id, feld: 'sperrigkeit' },
    { liste: 'waehrung', id: a.nachnahmeWaehrung?.id, feld: 'nachnahmeWaehrung' },
    ...auftragsrollen.map(
      ({ feld }): Moeglich => ({ liste: 'land', id: a[feld]?.land?.id, feld: `${feld}.land` }),
    ),
  ];
  const positionen = (a.auftragspositionen ?? []).flatMap((p, i): Moeglich[] => {
    const pfad = `auftragspositionen[${i}]`;
    return [
      { liste: 'verpackung', id: p.verpackung?.id, feld: `${pfad}.verpackung` },
      { liste: 'lademittel', id: p.lademittel?.id, feld: `${pfad}.lademittel` },
      { liste: 'waehrung', id: p.waehrungVersicherungswert?.id, feld: `${pfad}.waehrungVersicherungswert` },
      { liste: 'waehrung', id: p.warenwertWaehrung?.id, feld: `${pfad}.warenwertWaehrung` },
      ...(p.auftragsgefahrgueter ?? []).flatMap((g, j): Moeglich[] => [
        ...gefahrgutverweise(g, `${pfad}.auftragsgefahrgueter[${j}]`),
        { liste: 'verpackung', id: g.verpackung?.id, feld: `${pfad}.auftragsgefahrgueter[${j}].verpackung` },
      ]),
    ];
  });
  const lademittel = (a.auftragZusLademittel ?? []).flatMap((l, i): Moeglich[] => [
    { liste: 'lademittel', id: l.lademittel?.id, feld: `auftragZusLademittel[${i}].lademittel` },
    { liste: 'eigentuemer', id: l.eigentuemer?.id, feld: `auftragZusLademittel[${i}].eigentuemer` },
  ]);
  return [...kopf, ...positionen, ...lademittel].filter((v): v is Verweis => Boolean(v.id));
}
