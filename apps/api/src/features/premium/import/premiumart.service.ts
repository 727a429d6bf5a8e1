import type { Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import {
  erkennePremiumspalten,
  liesPremiumzeilen,
  premiumkopfworte,
  premiumspalten,
} from '@frachtportal/domain/stammdaten/premiumzeilen';
import { Injectable } from '@nestjs/common';
import { ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type {
  Aenderung,
  Lauf,
  Mengenart,
  Mengenstand,
  Uebernommenes,
  Vorgang,
  Vorgangsbefund,
} from '../../importe/importe.service.js';
import { mandantVon } from '../../importe/laufangaben.read-model.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { gebietsschluessel, Premiumgebiete } from '../premiumgebiete.repository.js';

const alleZeilen = ueblicheGrenzen.zeilen;

/** Areas and time windows of the premium service (Terminart 50 to 52) from a spreadsheet. */
@Injectable()
export class Premiumart implements Mengenart {
  readonly art = 'premium';
  readonly grenzen = ueblicheGrenzen;
  readonly schub = { pruefung: alleZeilen, uebernahme: 5000 };
  readonly alleZusammen = true;
  readonly behalten = 20;
  readonly ereignisse = {
    uebernommen: 'stammdaten.importiert',
    zurueckgenommen: 'stammdaten.zurueckgenommen',
  } as const;
  readonly kopfworte = premiumkopfworte;
  readonly mengenworte = [];

  constructor(
    private readonly gebiete: Premiumgebiete,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** @throws Fachfehler 403 where nobody has the service */
  verlangeEingeschaltet(): void {
    if (!identitaet().konfiguration.isBexPremium) throw new Fachfehler(403, [fehler('premium.abgeschaltet')]);
  }

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkennePremiumspalten(kopf);
  }

  istSpalte(name: string): boolean {
    return premiumspalten.some((s) => s === name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return premiumspalten.filter((s) => !zuordnung.includes(s));
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const { saetze, fehler: abgelehnte } = await this.lies(lauf, vorgaenge);
    const da = await this.gebiete.fenster(mandantVon(lauf));
    const jeZeile = new Map(saetze.map((s) => [s.zeile, s]));
    const gruende = new Map(abgelehnte.map((f) => [f.zeile, f]));
    return vorgaenge.map(({ nummer }) => {
      const satz = jeZeile.get(nummer);
      if (!satz) {
        const { field, key = 'feld.pflicht', params } = gruende.get(nummer) ?? {};
        const stelle = lauf.zuordnung.indexOf(field ?? '');
        const ort = { zeile: nummer, spalte: stelle < 0 ? null : stelle };
        const meldung = {
          severity: 'ERROR' as const,
          key,
          ...(field && { field }),
          ...(params && { params }),
        };
        return { nummer, referenz: null, ausgang: 'abgelehnt', meldungen: [{ ort, meldung }] };
      }
      const referenz = gebietsschluessel(satz);
      const vorher = da.get(referenz);
      if (!vorher) return { nummer, referenz, ausgang: 'neu', meldungen: [] };
      const aenderungen = (['zeitVon', 'zeitBis'] as const)
        .filter((f) => vorher[f] !== satz[f])
        .map((f): Aenderung => ({ field: felder[f], vorher: vorher[f], nachher: satz[f] }));
      const ausgang = aenderungen.length ? 'geaendert' : 'unveraendert';
      return { nummer, referenz, ausgang, meldungen: [], aenderungen };
    });
  }

  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    const meldung = fehler('premium.doppelt', 'PLZ von', { zeile });
    return { ...befund, ausgang: 'abgelehnt', aenderungen: [], meldungen: [{ ort, meldung }] };
  }

  sperre(lauf: Lauf): Promise<void> {
    return this.gebiete.sperre(mandantVon(lauf));
  }

  vergleiche(lauf: Lauf): Promise<Mengenstand> {
    return this.gebiete.vergleiche(mandantVon(lauf), lauf.id, lauf.ersetzen);
  }

  async entfallende(lauf: Lauf, { hoechstens, ab }: { hoechstens: number; ab: number }) {
    if (!lauf.ersetzen) return { texte: [], gesamt: 0 };
    return this.gebiete.entfallende(mandantVon(lauf), lauf.id, hoechstens, ab);
  }

  merke(lauf: Lauf): Promise<void> {
    return this.gebiete.merke(mandantVon(lauf));
  }

  leere(lauf: Lauf): Promise<void> {
    return this.gebiete.leere(mandantVon(lauf));
  }

  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Uebernommenes[]> {
    const { saetze } = await this.lies(lauf, vorgaenge);
    await this.gebiete.setze(mandantVon(lauf), saetze);
    return [];
  }

  wechsle(lauf: Lauf): Promise<void> {
    return this.gebiete.tausche(mandantVon(lauf));
  }

  private async lies(lauf: Lauf, vorgaenge: readonly Vorgang[]) {
    const mandanten = [mandantVon(lauf), identitaet().hauptmandantId];
    const verzeichnis = {
      termine: await this.stammdaten.liste('terminkennzeichen', mandanten),
      laender: await this.stammdaten.liste('land', mandanten),
    };
    const zeilen = vorgaenge.flatMap((v) => v.zeilen);
    return liesPremiumzeilen(zeilen, lauf.zuordnung, verzeichnis);
  }
}

const felder = { zeitVon: 'Zeit von', zeitBis: 'Zeit bis' } as const;
