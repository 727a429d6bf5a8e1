import { type Importfehler, zeilenfehler } from '@frachtportal/domain/adresse/adressimport';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type {
  Premiumangaben,
  Premiumergebnis,
  Premiumvergleich,
} from '@frachtportal/domain/stammdaten/premium';
import { aendertViel } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Dateiannahme } from '../importe/dateiannahme.service.js';
import { Importe } from '../importe/importe.service.js';
import { Mengenuebernahme } from '../importe/menge/mengenuebernahme.service.js';
import { Premiumart } from './import/premiumart.service.js';

const hoechstensGenannt = 50;

/** The call of the contract: a run that is taken over at once; who wants to look first says so. */
@Injectable()
export class Premiumimport {
  constructor(
    private readonly db: Datenbank,
    private readonly annahme: Dateiannahme,
    private readonly importe: Importe,
    private readonly uebernahme: Mengenuebernahme,
    private readonly art: Premiumart,
  ) {}

  /** Good rows are stored, the others named. @throws Fachfehler 400 where no row is good: then nothing is kept */
  async importiere(datei: Eingangsdatei, angaben: Premiumangaben): Promise<Premiumergebnis> {
    const mandantId = angaben.mandantId ? verlangeSichtbar(angaben.mandantId) : identitaet().hauptmandantId;
    const profil = { partner: null, zeichensatz: null, ersetzen: angaben.ersetzen };
    return this.db.transaktion(async () => {
      const id = await this.annahme.nimmAn(this.art, mandantId, datei, profil);
      const [fehlt] = (await this.importe.zuordnung(this.art, id)).fehlend;
      if (fehlt) throw ungueltig([fehler('datei.spalteFehlt', 'file', { spalte: fehlt.name })]);
      let lauf = await this.importe.pruefeWeiter(this.art, id);
      while (lauf.zustand === 'pruefung') lauf = await this.importe.pruefeWeiter(this.art, id);
      const { neu, geaendert, unveraendert, zeilen, abgelehnt } = lauf;
      const gute = neu + geaendert + unveraendert;
      const abgelehnte = await this.abgelehnte(id);
      if (!gute) throw ungueltig(abgelehnte.slice(0, hoechstensGenannt).map(alsMeldung));
      const { vorher, entfallen } = await this.uebernahme.bild(this.art, id);
      const zahlen = { vorher: vorher ?? 0, neu, geaendert, entfallen: entfallen ?? 0 };
      const zustand = zustandVon(angaben, aendertViel(zahlen));
      if (zustand === 'fertig') await this.uebernahme.uebernimm(this.art, id, true);
      const ergebnis = {
        zeilen,
        uebernommen: zustand === 'fertig' ? gute : 0,
        abgelehnt,
        fehler: abgelehnte,
      };
      const vergleich = { zustand, vorher: zahlen.vorher, neu, entfallen: zahlen.entfallen, unveraendert };
      return { ...ergebnis, vergleich, message: satz(vergleich, geaendert, abgelehnt) };
    });
  }

  private async abgelehnte(id: number): Promise<Importfehler[]> {
    const { zeilen } = await this.importe.alleAbgelehnten(this.art, id);
    return zeilen.flatMap((z) => z.meldungen.map(({ spalte: _, ...m }) => zeilenfehler(z.nummer, m)));
  }
}

function zustandVon({ nurPruefen, bestaetigt }: Premiumangaben, viel: boolean): Premiumvergleich['zustand'] {
  if (nurPruefen) return 'geprueft';
  return bestaetigt === false && viel ? 'rueckfrage' : 'fertig';
}

function satz(v: Premiumvergleich, geaendert: number, abgelehnt: number): string {
  if (v.zustand === 'fertig')
    return deutsch(abgelehnt ? 'meldung.premium.teilweise' : 'meldung.premium.fertig', { anzahl: abgelehnt });
  const { vorher, neu, entfallen, unveraendert } = v;
  const zahlen = { vorher, nachher: vorher + neu - entfallen, neu, geaendert, entfallen, unveraendert };
  return deutsch(`meldung.premium.${v.zustand}`, zahlen);
}

/** The reason goes along by its key, so that it is said in the language of whoever asked. */
const alsMeldung = ({ zeile, field, key }: Importfehler) =>
  fehler('premium.zeile', field ?? undefined, { zeile, grund: `meldung.${key}` });
