import { Drucker, type DruckerKurz } from '@frachtportal/domain/drucker/drucker';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { DruckerEntity } from './drucker.entity.js';

const anlegen = anweisung(
  'drucker.anlegen',
  `INSERT INTO drucker AS d (mandant_id, name, host, port, format, sprache, aktiv) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (mandant_id, name) DO NOTHING RETURNING ${felderSql(Drucker, 'd')}`,
).genauer<Pick<Drucker, 'format' | 'sprache'>>();

const erwartet = anweisung(
  'drucker.erwartet',
  `SELECT id FROM druckauftrag WHERE drucker_id = $1 AND zustand IN ('wartet', 'fehler') LIMIT 1`,
);

/** The label printers of main clients. */
@Injectable()
export class DruckerRepository {
  constructor(private readonly db: Datenbank) {}

  async alle(hauptmandantId: number): Promise<Drucker[]> {
    const zeilen = await this.eigene(hauptmandantId).viele({}, { name: 'ASC' });
    return zeilen.map(({ mandantId: _, ...drucker }) => drucker);
  }

  async waehlbare(hauptmandantId: number): Promise<DruckerKurz[]> {
    const zeilen = await this.eigene(hauptmandantId).viele({ aktiv: true }, { name: 'ASC' });
    return zeilen.map(({ id, name, format }) => ({ id, name, format }));
  }

  /** Nothing where another one has the name. */
  legeAn(
    hauptmandantId: number,
    { name, host, port, format, sprache, aktiv }: Drucker,
  ): Promise<Drucker | undefined> {
    return this.db.eine(anlegen, [hauptmandantId, name, host, port, format, sprache, aktiv]);
  }

  /** @param version the one that was read; null overwrites whatever is there */
  aendere(
    hauptmandantId: number,
    id: number,
    { name, host, port, format, sprache, aktiv }: Drucker,
    version: number | null,
  ): Promise<Drucker | undefined> {
    return this.db.transaktion(async () => {
      const stand = await this.sperre(hauptmandantId, id);
      if (stand === undefined || (version !== null && version !== stand)) return undefined;
      const danach = { name, host, port, format, sprache, aktiv, version: stand + 1 };
      await this.eigene(hauptmandantId).aendere({ id }, danach);
      return { id, ...danach };
    });
  }

  /**
   * The version of the printer, which stays as it is until the transaction ends: nobody orders labels from it until it
   * is gone.
   */
  async sperre(hauptmandantId: number, id: number): Promise<number | undefined> {
    return (await this.eigene(hauptmandantId).gesperrt({ id }))?.version;
  }

  /** Do labels wait for it, or for somebody to send them again? */
  async wirdErwartet(id: number): Promise<boolean> {
    return Boolean(await this.db.eine(erwartet, [id]));
  }

  async loesche(hauptmandantId: number, id: number): Promise<void> {
    await this.eigene(hauptmandantId).loesche({ id });
  }

  async istVergeben(hauptmandantId: number, name: string, ausser: number): Promise<boolean> {
    return Boolean(await this.eigene(hauptmandantId).eine({ name, id: Not(ausser) }));
  }

  private eigene(hauptmandantId: number) {
    return this.db.bestand(DruckerEntity, [hauptmandantId]);
  }
}
