import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Firmenanmeldung, pruefeFirmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Fachfehler, gefunden, konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { istFreigegeben } from '../../../platform/netz/ziel.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Mandantenauskunft } from '../../mandanten/mandantenauskunft.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Firmenablage, type Gespeicherte } from './firmenablage.repository.js';
import { firmenzweck } from './firmenzweck.js';
import { Firmenkonten } from './konten/firmenkonten.repository.js';

/** Keeps how people of a main client sign in with their company. */
@Injectable()
export class Firmenpflege {
  constructor(
    private readonly ablage: Firmenablage,
    private readonly konten: Firmenkonten,
    private readonly mandanten: Mandantenauskunft,
    private readonly geheimnisse: Geheimnisse,
    private readonly protokoll: Aenderungsprotokoll,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws Fachfehler 404 where there is no such client, 409 where it is no main client */
  async lies(mandantId: number): Promise<Gespeicherte> {
    await this.mandanten.hauptmandant(mandantId);
    return this.ablage.unsafeLies(mandantId);
  }

  /** @throws Fachfehler 400 at the field, 403 for other mail domains, 409 where somebody else has changed it meanwhile */
  async speichere(mandantId: number, roh: Firmenanmeldung, version: number | null): Promise<Gespeicherte> {
    const { name } = (await this.mandanten.hauptmandant(mandantId)).wert;
    return this.ablage.transaktion(async () => {
      const vorher = await this.ablage.unsafeGesperrt(mandantId);
      if (version !== null && version !== vorher.version) throw konflikt();
      const neu = bereinigt(mandantId, roh);
      // Else one house could have its own provider offered to the people of another.
      if (neu.domaenen !== (vorher.wert.domaenen ?? null) && !identitaet().betreiber)
        throw new Fachfehler(403, [fehler('mandant.firma.domaenenNurBetreiber', 'domaenen')]);
      await this.pruefe(neu, vorher);
      const geheimnis = neu.geheimnis
        ? await this.geheimnisse.verschluessele(neu.geheimnis, firmenzweck(mandantId))
        : vorher.geheimnis;
      await this.ablage.unsafeSetze(neu, geheimnis, vorher.version + 1);
      const { geheimnis: _, geheimnisDa: __, ...einzelheiten } = neu;
      await this.protokoll.schreibe('firmenanmeldung.geaendert', { gegenstand: name, einzelheiten });
      return this.ablage.unsafeLies(mandantId);
    });
  }

  /** Everybody comes in by password again. @throws Fachfehler 404 where there is none */
  async loesche(mandantId: number): Promise<void> {
    const { name } = (await this.mandanten.hauptmandant(mandantId)).wert;
    await this.ablage.transaktion(async () => {
      gefunden((await this.ablage.unsafeLoesche(mandantId)) || undefined);
      await this.protokoll.schreibe('firmenanmeldung.geloescht', { gegenstand: name });
    });
  }

  private async pruefe(neu: Firmenanmeldung, vorher: Gespeicherte): Promise<void> {
    const meldungen = [
      ...pruefeFirmenanmeldung(neu, (host) => istFreigegeben(host, this.umgebung.ANBINDUNG_ERLAUBT)),
      ...leere(neu),
    ];
    // What was told to one provider is not told to another.
    if (vorher.geheimnis && !neu.geheimnis && neu.aussteller !== vorher.wert.aussteller)
      meldungen.push(fehler('mandant.firma.geheimnisNeu', 'geheimnis'));
    const zuordnungen = neu.zuordnungen ?? [];
    const imHaus = await this.konten.unsafeImHaus(
      zuordnungen.map((z) => z.mandantId),
      neu.mandantId,
    );
    for (const [i, z] of zuordnungen.entries())
      if (!imHaus.has(z.mandantId))
        meldungen.push(fehler('mandant.firma.fremderMandant', `zuordnungen[${i}].mandantId`));
    if (meldungen.length) throw ungueltig(meldungen);
  }
}

function leere({ bezeichnung, klient }: Firmenanmeldung): Meldung[] {
  return [
    ...(bezeichnung ? [] : [fehler('feld.pflicht', 'bezeichnung')]),
    ...(klient ? [] : [fehler('feld.pflicht', 'klient')]),
  ];
}

/** Without the blanks around it; blanks alone are nothing. */
function bereinigt(mandantId: number, roh: Firmenanmeldung): Firmenanmeldung {
  return Object.assign(new Firmenanmeldung(), roh, {
    mandantId,
    bezeichnung: roh.bezeichnung.trim(),
    aussteller: roh.aussteller.trim(),
    klient: roh.klient.trim(),
    geheimnis: roh.geheimnis?.trim() || null,
    umfang: roh.umfang?.trim() || null,
    domaenen: roh.domaenen?.trim() || null,
    anspruch: roh.anspruch?.trim() || null,
    domaenenVertrauen: roh.domaenenVertrauen ?? false,
    anlegen: roh.anlegen ?? false,
    zuordnungen: (roh.zuordnungen ?? []).map(({ wert, mandantId: wohin, edit, main }) => ({
      wert: wert.trim(),
      mandantId: wohin,
      edit: edit ?? false,
      main: main ?? false,
    })),
  });
}
