import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import type { Terminkennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type {
  Premiumangaben,
  Premiumergebnis,
  Premiumvergleich,
} from '@frachtportal/domain/stammdaten/premium';
import {
  findePremiumspalten,
  type GelesenePremiumzeilen,
  liesPremiumzeilen,
  premiumkopfworte,
} from '@frachtportal/domain/stammdaten/premiumzeilen';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { ueblicheGrenzen } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { gefunden, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Mengenlaeufe, type Mengenvergleich } from '../importe/mengenlaeufe.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Premiumgebiete } from './premiumgebiete.repository.js';

export const premiumlauf = 'premium';
const gemerkteFehler = 100;

type Gezaehlt = Omit<Premiumergebnis, 'vergleich'>;

/** Not to be stored: the transaction ends with it. */
class OhneUebernahme extends Error {
  constructor(
    private readonly zustand: 'geprueft' | 'rueckfrage',
    private readonly vergleich: Mengenvergleich,
  ) {
    super(zustand);
  }

  ergebnis(e: Gezaehlt): Premiumergebnis {
    const vergleich = alsVergleich(this.zustand, this.vergleich);
    const message = satz(this.zustand, this.vergleich);
    return { ...e, uebernommen: 0, message, vergleich };
  }
}

const satz = (was: 'geprueft' | 'rueckfrage' | 'lauf', v: Mengenvergleich): string =>
  deutsch(`meldung.premium.${was}`, {
    ...{ vorher: v.vorher, nachher: v.vorher + v.neu - v.entfallen, neu: v.neu },
    ...{ entfallen: v.entfallen, unveraendert: v.vorher - v.entfallen },
  });
const alsVergleich = (zustand: Premiumvergleich['zustand'], v: Mengenvergleich): Premiumvergleich => ({
  zustand,
  ...v,
  unveraendert: v.vorher - v.entfallen,
});

/** Takes over the areas and time windows of the premium service (Terminart 50 to 52) from a spreadsheet. */
@Injectable()
export class Premiumimport {
  constructor(
    private readonly leser: Tabellenleser,
    private readonly stammdaten: Stammdaten,
    private readonly gebiete: Premiumgebiete,
    private readonly laeufe: Mengenlaeufe,
    private readonly db: Datenbank,
  ) {}

  /** Good rows are stored, the others named. @throws Fachfehler 400 where no row is good: then nothing changes */
  async importiere(datei: Eingangsdatei, angaben: Premiumangaben): Promise<Premiumergebnis> {
    const mandantId = angaben.mandantId ? verlangeSichtbar(angaben.mandantId) : identitaet().hauptmandantId;
    const { kopf, zeilen } = await this.leser.lies(datei, ueblicheGrenzen, {
      kopfworte: premiumkopfworte,
    });
    const spalten = findePremiumspalten(kopf);
    if ('fehlt' in spalten) throw ungueltig([fehler('datei.spalteFehlt', 'file', { spalte: spalten.fehlt })]);
    const gelesen = liesPremiumzeilen(zeilen, spalten, await this.verzeichnis(mandantId));
    if (!gelesen.saetze.length) throw ungueltig(gelesen.fehler.slice(0, 50).map(alsMeldung));
    const ergebnis = {
      zeilen: zeilen.length,
      uebernommen: gelesen.saetze.length,
      abgelehnt: gelesen.fehler.length,
      message: deutsch(gelesen.fehler.length ? 'meldung.premium.teilweise' : 'meldung.premium.fertig', {
        anzahl: gelesen.fehler.length,
      }),
      fehler: gelesen.fehler,
    };
    try {
      const vergleich = await this.db.transaktion(() =>
        this.uebernimm(mandantId, datei.name, gelesen, angaben, ergebnis),
      );
      return { ...ergebnis, vergleich: alsVergleich('fertig', vergleich) };
    } catch (grund) {
      if (!(grund instanceof OhneUebernahme)) throw grund;
      return grund.ergebnis(ergebnis);
    }
  }

  /** @throws OhneUebernahme, with which the transaction ends, for a trial, and for a file that has to ask first */
  private async uebernimm(
    mandantId: number,
    dateiname: string,
    { saetze }: GelesenePremiumzeilen,
    angaben: Premiumangaben,
    e: Gezaehlt,
  ): Promise<Mengenvergleich> {
    const vergleich = await this.gebiete.speichere(mandantId, saetze, angaben.ersetzen ?? true);
    if (angaben.nurPruefen) throw new OhneUebernahme('geprueft', vergleich);
    if (angaben.bestaetigt === false && this.laeufe.aendertViel(vergleich))
      throw new OhneUebernahme('rueckfrage', vergleich);
    const fehler = e.fehler.slice(0, gemerkteFehler);
    await this.laeufe.merke(premiumlauf, mandantId, dateiname, {
      ...e,
      fehler,
      vergleich,
      meldung: satz('lauf', vergleich),
    });
    return vergleich;
  }

  /** Brings back what the latest import of a client has replaced, or switches to it again. @throws Fachfehler 404 */
  async wechsle(id: number): Promise<Importlauf> {
    return this.db.transaktion(async () => {
      const { mandantId, gilt } = gefunden(await this.laeufe.umkehrbares(premiumlauf, id));
      if (!mandantId) throw nichtGefunden();
      await this.gebiete.tausche(mandantId);
      await this.laeufe.setzeZustand(id, gilt ? 'zurueckgenommen' : 'fertig');
      return gefunden(await this.laeufe.eines(premiumlauf, id));
    });
  }

  private async verzeichnis(mandantId: number) {
    const mandanten = [mandantId, identitaet().hauptmandantId];
    return {
      termine: await this.stammdaten.liste<Terminkennzeichen>('terminkennzeichen', mandanten),
      laender: await this.stammdaten.liste<Land>('land', mandanten),
    };
  }
}

/** The reason goes along by its key, so that it is said in the language of whoever asked. */
const alsMeldung = ({ zeile, field, key }: Importfehler) =>
  fehler('premium.zeile', field ?? undefined, { zeile, grund: `meldung.${key}` });
