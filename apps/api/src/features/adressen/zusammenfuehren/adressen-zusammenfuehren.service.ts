import { pruefeUebertragung } from '@frachtportal/domain/adresse/adresse.rules';
import type { Adresszusammenfuehrung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Fachfehler, konflikt, ungueltig } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import type { GeleseneAdresse } from '../adresse-lesen.read-model.js';
import { AdresseSchreiben, type GesperrteAdresse } from '../adresse-schreiben.repository.js';
import { AdresseSpeichern, verlangeSelbenMandanten } from '../adresse-speichern.service.js';
import { AdresseUmziehen } from './adresse-umziehen.repository.js';

/** Makes one of two entries of the address book. */
@Injectable()
export class AdressenZusammenfuehren {
  constructor(
    private readonly db: Datenbank,
    private readonly speichern: AdresseSpeichern,
    private readonly schreiben: AdresseSchreiben,
    private readonly umziehen: AdresseUmziehen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** All of it or nothing: the values are stored, references follow, the second entry goes, the log says so. */
  async fuehreZusammen(z: Adresszusammenfuehrung): Promise<GeleseneAdresse> {
    if (z.bleibt === z.entfaellt) throw ungueltig([fehler('adresse.sichSelbst', 'entfaellt')]);
    await this.db.transaktion(async () => {
      const { bleibt, entfaellt } = await this.sperre(z);
      verlangeSelbenMandanten(bleibt, z.adresse);
      const adresse = await this.speichern.geprueft({ ...z.adresse }, bleibt);
      const gesperrt = pruefeUebertragung(bleibt.wert, adresse, identitaet().konfiguration);
      if (gesperrt.length) throw new Fachfehler(409, gesperrt);
      for (const vorher of [bleibt, entfaellt]) await this.speichern.pruefeEigene(vorher, adresse);
      const { mandantId } = bleibt;
      await this.schreiben.aendern(mandantId, [{ id: bleibt.id, adresse }]);
      const umgezogen = await this.umziehen.unsafeZieheUm({
        bleibt: bleibt.id,
        entfaellt: entfaellt.id,
        mandantId,
      });
      await this.schreiben.loesche([entfaellt.id], identitaet().sichtbareMandanten);
      await this.protokoll.schreibe('adresse.zusammengefuehrt', {
        gegenstand: `${entfaellt.wert.name} (${entfaellt.id}) → ${adresse.name} (${bleibt.id})`,
        einzelheiten: { entfallen: entfaellt.wert, vorher: bleibt.wert, nachher: adresse, ...umgezogen },
      });
    });
    return this.speichern.gelesen(z.bleibt);
  }

  /** Both, locked in the order of their ids, so that two merges never wait for each other. */
  private async sperre(z: Adresszusammenfuehrung) {
    const gesperrt = new Map<number, GesperrteAdresse>();
    for (const id of [z.bleibt, z.entfaellt].sort((a, b) => a - b)) {
      gesperrt.set(id, await this.speichern.gesperrt(id));
    }
    const bleibt = gesperrt.get(z.bleibt) as GesperrteAdresse;
    const entfaellt = gesperrt.get(z.entfaellt) as GesperrteAdresse;
    if (veraltet(bleibt, z.bleibtVersion) || veraltet(entfaellt, z.entfaelltVersion)) throw konflikt();
    if (bleibt.mandantId !== entfaellt.mandantId) throw konflikt('adresse.verschiedeneMandanten');
    if (entfaellt.wert.inUebertragung) throw konflikt('adresse.loeschenInUebertragung');
    return { bleibt, entfaellt };
  }
}

function veraltet(adresse: GesperrteAdresse, version: number | null | undefined): boolean {
  return version !== null && version !== undefined && adresse.version !== version;
}
