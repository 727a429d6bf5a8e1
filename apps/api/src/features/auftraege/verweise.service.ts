import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { servicefehler } from '@frachtportal/domain/auftrag/servicewert';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { type Gefahrgutklasse, giltAm } from '@frachtportal/domain/stammdaten/gefahrgut';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { Injectable } from '@nestjs/common';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { AdresseLesen } from '../adressen/adresse-lesen.read-model.js';
import type { Listenname } from '../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';

interface Verweis {
  liste: Listenname;
  id: number | null | undefined;
  feld: string;
}

/** Checks that all an order points to exists for its client, and fills in what the short forms leave open. */
@Injectable()
export class AuftragVerweise {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly adressen: AdresseLesen,
    private readonly sichtbares: Sichtbares,
  ) {}

  /** Resolves addresses given by id or by vehicle sign in place, forgets an origin that is gone; answers what points to nothing visible. */
  async loeseAuf(auftrag: Auftrag, mandantId: number): Promise<Meldung[]> {
    const { sichtbareMandanten, hauptmandantId } = identitaet();
    const mandanten = [mandantId, hauptmandantId];
    if (auftrag.mandant) verlangeSichtbar(auftrag.mandant.id);
    auftrag.copyId = await this.sichtbares.herkunft('auftrag', auftrag.copyId);
    auftrag.vorlageAuftragId = await this.sichtbares.herkunft('auftragsvorlage', auftrag.vorlageAuftragId);
    const meldungen = await this.adressenAusBuch(auftrag, sichtbareMandanten);
    meldungen.push(...(await this.laender(auftrag, mandanten)));
    const tag = auftrag.datum ?? heute();
    for (const v of verweise(auftrag)) {
      const eintrag = v.id ? await this.stammdaten.eintrag(v.liste, v.id, mandanten) : undefined;
      if (v.id && !eintrag) meldungen.push(fehler('feld.verweis', v.feld));
      else if (eintrag && v.feld.endsWith('.gefahrgutklasse')) {
        meldungen.push(...ungueltigAm(eintrag as Gefahrgutklasse, tag, v.feld));
      }
    }
    return [...meldungen, ...(await this.services(auftrag, mandanten))];
  }

  private async adressenAusBuch(auftrag: Auftrag, mandanten: number[]): Promise<Meldung[]> {
    const mitId = auftragsrollen.filter(({ feld }) => auftrag[feld]?.id);
    if (!mitId.length) return [];
    const bekannt = await this.adressen.viele(
      mitId.map(({ feld }) => auftrag[feld]?.id as number),
      mandanten,
    );
    return mitId.flatMap(({ feld }) => {
      const adresse = auftrag[feld] as AuftragAdresse;
      const eintrag = bekannt.get(adresse.id as number);
      if (!eintrag) return [fehler('feld.verweis', `${feld}.id`)];
      if (!adresse.name) auftrag[feld] = Object.assign(new AuftragAdresse(), ausBuch(eintrag));
      // Another id, where the entry has been merged into another one since the form was opened.
      Object.assign(auftrag[feld] as AuftragAdresse, { id: eintrag.id, matchcode: eintrag.matchcode });
      return [];
    });
  }

  private async laender(auftrag: Auftrag, mandanten: number[]): Promise<Meldung[]> {
    const laender = await this.stammdaten.liste<Land>('land', mandanten);
    return auftragsrollen.flatMap(({ feld }) => {
      const adresse = auftrag[feld];
      if (!adresse || adresse.land || !adresse.lkz) return [];
      const land = laender.find((l) => l.lkz === adresse.lkz?.toUpperCase());
      if (!land) return [fehler('feld.verweis', `${feld}.lkz`)];
      adresse.land = { id: land.id };
      return [];
    });
  }

  private async services(auftrag: Auftrag, mandanten: number[]): Promise<Meldung[]> {
    if (!auftrag.auftragServices?.length) return [];
    const bekannt = await this.stammdaten.liste<ServiceDefinition>('serviceDefinition', mandanten);
    const definitionen = new Map(bekannt.map((d) => [d.spezNum, d]));
    return auftrag.auftragServices.flatMap((s, i) => {
      const definition = definitionen.get(s.spez_num);
      if (!definition) return [fehler('feld.verweis', `auftragServices[${i}].spez_num`)];
      const falsch = servicefehler(definition, s.wert);
      return falsch ? [fehler(falsch, `auftragServices[${i}].wert`)] : [];
    });
  }
}

/** Of the editions of the dangerous-goods table the one holds that is valid on the day of the order. */
function ungueltigAm(g: Gefahrgutklasse, tag: string, feld: string): Meldung[] {
  if (giltAm(g, tag)) return [];
  const params = { unnr: g.unnr, version: g.version, tag: tag.split('-').reverse().join('.') };
  return [fehler('gefahrgut.nichtGueltig', feld, params)];
}

/** The lines of an address-book entry as an order takes them over. */
function ausBuch(eintrag: object): Partial<AuftragAdresse> {
  const {
    mandant: _m,
    mandantId: _i,
    copyId: _c,
    einmaladresse: _e,
    unsichtbar: _u,
    inUebertragung: _t,
    typ: _y,
    ...zeilen
  } = eintrag as Record<string, unknown>;
  return zeilen as Partial<AuftragAdresse>;
}

function verweise(a: Auftrag): Verweis[] {
  const kopf: Verweis[] = [
    { liste: 'terminkennzeichen', id: a.terminkennzeichen?.id, feld: 'terminkennzeichen' },
    { liste: 'zustellkennzeichen', id: a.zustellkennzeichen?.id, feld: 'zustellkennzeichen' },
    { liste: 'anlieferkennzeichen', id: a.anlieferkennzeichen?.id, feld: 'anlieferkennzeichen' },
    { liste: 'frankatur', id: a.frankatur, feld: 'frankatur' },
    { liste: 'verkehrsart', id: a.verkehrsart === -1 ? null : a.verkehrsart, feld: 'verkehrsart' },
    { liste: 'metrokennung', id: a.metrokennung, feld: 'metrokennung' },
    { liste: 'sperrigkeit', id: a.sperrigkeit?.id, feld: 'sperrigkeit' },
    { liste: 'waehrung', id: a.nachnahmeWaehrung?.id, feld: 'nachnahmeWaehrung' },
    ...auftragsrollen.map(
      ({ feld }): Verweis => ({ liste: 'land', id: a[feld]?.land?.id, feld: `${feld}.land` }),
    ),
  ];
  const positionen = (a.auftragspositionen ?? []).flatMap((p, i): Verweis[] => {
    const pfad = `auftragspositionen[${i}]`;
    return [
      { liste: 'verpackung', id: p.verpackung?.id, feld: `${pfad}.verpackung` },
      { liste: 'lademittel', id: p.lademittel?.id, feld: `${pfad}.lademittel` },
      { liste: 'waehrung', id: p.waehrungVersicherungswert?.id, feld: `${pfad}.waehrungVersicherungswert` },
      { liste: 'waehrung', id: p.warenwertWaehrung?.id, feld: `${pfad}.warenwertWaehrung` },
      ...(p.auftragsgefahrgueter ?? []).flatMap((g, j): Verweis[] => [
        {
          liste: 'gefahrgutklasse',
          id: g.gefahrgutklasse?.id,
          feld: `${pfad}.auftragsgefahrgueter[${j}].gefahrgutklasse`,
        },
        {
          liste: 'gefahrgutklasse',
          id: g.gefahrgutUnnr?.id,
          feld: `${pfad}.auftragsgefahrgueter[${j}].gefahrgutUnnr`,
        },
        { liste: 'verpackung', id: g.verpackung?.id, feld: `${pfad}.auftragsgefahrgueter[${j}].verpackung` },
      ]),
    ];
  });
  const lademittel = (a.auftragZusLademittel ?? []).flatMap((l, i): Verweis[] => [
    { liste: 'lademittel', id: l.lademittel?.id, feld: `auftragZusLademittel[${i}].lademittel` },
    { liste: 'eigentuemer', id: l.eigentuemer?.id, feld: `auftragZusLademittel[${i}].eigentuemer` },
  ]);
  return [...kopf, ...positionen, ...lademittel];
}
