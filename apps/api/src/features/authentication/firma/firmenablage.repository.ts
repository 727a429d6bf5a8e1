import { Firmenanmeldung, type Firmenzuordnung } from '@frachtportal/domain/mandant/firmenanmeldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { FirmenanmeldungEntity } from './firma.entity.js';

/** As it is stored, the secret encrypted. */
export interface Gespeicherte {
  wert: Firmenanmeldung;
  geheimnis: string | null;
  /** 0 where nothing has been stored yet. */
  version: number;
}

/** Where nothing has been stored. */
const leer = {
  aktiv: false,
  bezeichnung: '',
  aussteller: '',
  klient: '',
  umfang: null,
  domaenen: null,
  domaenenVertrauen: false,
  anlegen: false,
  anspruch: null,
  zuordnungen: [],
  passwortErlaubt: true,
};

/** Stores how main clients let people sign in with their company. */
@Injectable()
export class Firmenablage {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(FirmenanmeldungEntity);
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }

  async unsafeLies(mandantId: number): Promise<Gespeicherte> {
    const zeile = await this.alle.findOneBy({ mandantId });
    const { version = 0, chiffre: geheimnis = null, ...rest } = zeile ?? {};
    const zuordnungen = (zeile?.zuordnungen ?? []) as Firmenzuordnung[];
    const angaben = { ...leer, ...rest, zuordnungen, mandantId, geheimnis: null };
    const wert = Object.assign(new Firmenanmeldung(), angaben, { geheimnisDa: geheimnis !== null });
    return { wert, geheimnis, version };
  }

  /** Like `unsafeLies`; until the transaction ends nobody else changes one. */
  async unsafeGesperrt(mandantId: number): Promise<Gespeicherte> {
    await this.db.sperre('firmenanmeldung');
    return this.unsafeLies(mandantId);
  }

  async unsafeSetze(
    { geheimnisDa: _, geheimnis: __, zuordnungen, domaenenVertrauen, anlegen, ...rest }: Firmenanmeldung,
    chiffre: string | null,
    version: number,
  ): Promise<void> {
    const flaggen = { domaenenVertrauen: domaenenVertrauen ?? false, anlegen: anlegen ?? false };
    await this.alle.upsert({ ...rest, ...flaggen, zuordnungen: zuordnungen ?? [], chiffre, version }, [
      'mandantId',
    ]);
  }

  async unsafeLoesche(mandantId: number): Promise<boolean> {
    return (await this.alle.delete({ mandantId })).affected === 1;
  }
}
