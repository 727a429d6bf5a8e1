import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { eigeneWerte, geordnet, mitPraefix } from '@frachtportal/domain/konfiguration/eigene-werte';
import type { Ebene, Einstellung } from '@frachtportal/domain/konfiguration/einstellung';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { pruefeEinstellungen, pruefeVerweise } from '@frachtportal/domain/konfiguration/konfiguration.rules';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { keinRecht, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Einstellungen, type Wertaenderung } from './einstellungen.repository.js';
import { KonfigurationLesen } from './konfiguration-lesen.read-model.js';
import { Konfigurationsvorschlaege } from './konfigurationsvorschlaege.service.js';

type Werte = Record<string, string>;

/** What holds afterwards; with four eyes that is what held before. */
export interface Gesetztes {
  werte: Werte;
  vorgelegt: boolean;
}

/** The client whose values a level holds; null for the installation. @throws Fachfehler 403 where it is not for them */
export function mandantDerEbene(ebene: Ebene): number | null {
  const { betreiber, hauptmandantId } = identitaet();
  if (ebene !== 'installation') return hauptmandantId;
  if (!betreiber) throw keinRecht();
  return null;
}

/**
 * Changes the configuration on one level, remembers every change, and takes changes back. With four eyes nothing changes
 * yet: it is put forward.
 */
@Injectable()
export class KonfigurationAendern {
  constructor(
    private readonly db: Datenbank,
    private readonly werte: Einstellungen,
    private readonly lesen: KonfigurationLesen,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly stammdaten: Stammdaten,
    private readonly vorschlaege: Konfigurationsvorschlaege,
  ) {}

  /** What is sent holds afterwards; keys that are not sent stay. Answers the new configuration. */
  setze(liste: Einstellung[], ebene: Ebene): Promise<Gesetztes> {
    const wunsch = alsWerte(liste);
    return this.aendere(ebene, (bisher, darunter) => ({
      gewuenscht: wunsch,
      nachher: eigeneWerte(wunsch, bisher, ...darunter),
    }));
  }

  /** Exactly these own values, whatever stood there before. */
  ersetze(liste: Einstellung[], ebene: Ebene): Promise<Gesetztes> {
    const wunsch = alsWerte(liste);
    return this.aendere(ebene, () => ({ gewuenscht: wunsch, nachher: geordnet(wunsch) }));
  }

  /** Gives a key the value it had before a change, unless it was changed again since. */
  async nimmZurueck(id: number): Promise<Gesetztes> {
    const aenderung = await this.lesen.aenderung(id, identitaet().hauptmandantId);
    if (!aenderung) throw nichtGefunden();
    const { key, vorher, nachher } = aenderung;
    return this.aendere(aenderung.ebene, (bisher) => {
      if ((bisher[key] ?? null) !== nachher) throw konflikt('konfiguration.inzwischen');
      const { [key]: _, ...rest } = bisher;
      return { gewuenscht: rest, nachher: vorher === null ? rest : { ...rest, [key]: vorher } };
    });
  }

  /** What a second administrator has agreed to, as long as nothing of it was changed since. */
  async wendeAn(ebene: Ebene, aenderungen: Wertaenderung[], vorschlag: number): Promise<Werte> {
    const rechne = (bisher: Werte) => {
      if (aenderungen.some(({ schluessel, vorher }) => (bisher[schluessel] ?? null) !== vorher))
        throw konflikt('konfiguration.inzwischen');
      const nachher = new Map(Object.entries(bisher));
      for (const { schluessel, nachher: wert } of aenderungen)
        if (wert === null) nachher.delete(schluessel);
        else nachher.set(schluessel, wert);
      const werte = Object.fromEntries(nachher);
      return { gewuenscht: werte, nachher: werte };
    };
    return (await this.aendere(ebene, rechne, vorschlag)).werte;
  }

  private aendere(
    ebene: Ebene,
    rechne: (bisher: Werte, darunter: Werte[]) => { gewuenscht: Werte; nachher: Werte },
    vorschlag?: number,
  ): Promise<Gesetztes> {
    const mandantId = mandantDerEbene(ebene);
    return this.db.transaktion(async () => {
      await this.werte.sperre();
      const bisher = geordnet(await this.werte.lies(mandantId));
      const darunter = ebene === 'installation' ? [] : [await this.werte.lies(null)];
      const { gewuenscht, nachher } = rechne(bisher, darunter);
      const meldungen = pruefeEinstellungen(benannt({ ...nachher, ...gewuenscht }), ...darunter);
      if (ebene === 'installation') meldungen.push(...(await this.pruefeMandanten(nachher)));
      const aenderungen = unterschiede(bisher, nachher);
      meldungen.push(...(await this.pruefeVerweise(aenderungen)));
      meldungen.push(...(await this.vorschlaege.pruefe(mandantId, aenderungen)));
      if (meldungen.length) throw ungueltig(meldungen);
      const vorgelegt = aenderungen.length > 0 && !vorschlag && wirksam(...darunter, bisher).vierAugen;
      if (vorgelegt) await this.vorschlaege.lege(ebene, mandantId, aenderungen);
      else if (aenderungen.length) await this.speichere(ebene, mandantId, aenderungen, vorschlag);
      return { werte: await this.werte.wirksame(identitaet().hauptmandantId), vorgelegt };
    });
  }

  /** What a changed value names must be there; what has been stored for long is left alone. */
  private async pruefeVerweise(aenderungen: Wertaenderung[]): Promise<Meldung[]> {
    const { sichtbareMandanten, hauptmandantId } = identitaet();
    const mandanten = [...sichtbareMandanten, hauptmandantId];
    // One after the other: a transaction has one connection, and it answers one question at a time.
    const waehrungen = await this.stammdaten.liste('waehrung', mandanten);
    const termine = await this.stammdaten.liste('terminkennzeichen', mandanten);
    const services = await this.stammdaten.liste('serviceDefinition', mandanten);
    const neu = aenderungen.flatMap(({ schluessel, nachher }) =>
      nachher === null ? [] : [[schluessel, nachher]],
    );
    return pruefeVerweise(Object.fromEntries(neu), {
      waehrungen: new Set(waehrungen.map((w) => w.id)),
      terminkennzeichen: new Set(termine.map((t) => t.id)),
      services: new Set(services.map((s) => s.spezNum)),
    });
  }

  private async speichere(
    ebene: Ebene,
    mandantId: number | null,
    aenderungen: Wertaenderung[],
    vorschlag?: number,
  ): Promise<void> {
    await this.werte.aendere(mandantId, aenderungen);
    await this.protokoll.schreibe('konfiguration.geaendert', {
      gegenstand: aenderungen.map((a) => a.schluessel).join(' '),
      einzelheiten: {
        ebene,
        schluessel: aenderungen.map((a) => a.schluessel),
        ...(vorschlag && { vorschlag }),
      },
    });
  }

  /** A value of the installation may meet one of a main client with which it cannot stand. */
  private async pruefeMandanten(installation: Werte): Promise<Meldung[]> {
    const eigene = await this.werte.unsafeEigeneAller();
    return eigene
      .filter(({ werte }) => {
        const k = wirksam(installation, werte);
        return k.isTauschgeraete && k.isZusaetzlicheLademittel;
      })
      .map(({ mandant }) => fehler('konfiguration.beiMandant', undefined, { mandant }));
  }
}

function alsWerte(liste: Einstellung[]): Werte {
  const werte = new Map<string, string>();
  for (const { key, value } of liste) {
    const name = mitPraefix(key);
    if (werte.has(name)) throw ungueltig([fehler('konfiguration.doppelt', key, { name: key })]);
    werte.set(name, value ?? '');
  }
  return Object.fromEntries(werte);
}

/** Every key as it is sent, once. */
const benannt = (werte: Werte): Werte =>
  Object.fromEntries(Object.entries(werte).map(([key, wert]) => [mitPraefix(key), wert]));

function unterschiede(vorher: Werte, nachher: Werte): Wertaenderung[] {
  return [...new Set([...Object.keys(vorher), ...Object.keys(nachher)])]
    .filter((s) => vorher[s] !== nachher[s])
    .sort()
    .map((s) => ({ schluessel: s, vorher: vorher[s] ?? null, nachher: nachher[s] ?? null }));
}
