import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
  In,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Which column says whose a row is; undefined for a table that belongs to nobody. */
function mandantenspalte({ metadata }: Repository<ObjectLiteral>): string | undefined {
  if (metadata.tableName === 'mandant') return 'id';
  return metadata.findColumnWithPropertyName('mandantId')?.propertyName;
}

/** TypeORM's repository of a table that belongs to no client. */
export function gemeinsameTabelle<T extends ObjectLiteral>(
  manager: EntityManager,
  tabelle: EntityTarget<T>,
): Repository<T> {
  const ablage = manager.getRepository(tabelle);
  if (mandantenspalte(ablage)) throw new Error(`${ablage.metadata.tableName} gehört Mandanten`);
  return ablage;
}

/** The rows of some clients: whatever is asked for, read, changed and deleted is theirs alone. */
export class Bestand<T extends ObjectLiteral> {
  private readonly ablage: Repository<T>;
  private readonly spalte: string;

  constructor(
    manager: EntityManager,
    tabelle: EntityTarget<T>,
    private readonly mandanten: readonly number[],
  ) {
    this.ablage = manager.getRepository(tabelle);
    const spalte = mandantenspalte(this.ablage);
    if (!spalte) throw new Error(`${this.ablage.metadata.tableName} gehört keinem Mandanten`);
    this.spalte = spalte;
  }

  eine(wo: FindOptionsWhere<T>): Promise<T | null> {
    return this.ablage.findOneBy(this.eigene(wo));
  }

  /** Until the surrounding transaction ends nobody else changes it. */
  gesperrt(wo: FindOptionsWhere<T>): Promise<T | null> {
    return this.ablage.findOne({ where: this.eigene(wo), lock: { mode: 'pessimistic_write' } });
  }

  viele(wo: FindOptionsWhere<T>, folge: FindOptionsOrder<T>): Promise<T[]> {
    return this.ablage.find({ where: this.eigene(wo), order: folge });
  }

  /** Adds a row to the only client these are of; answers its id. */
  async lege(werte: QueryDeepPartialEntity<T>): Promise<number> {
    const [mandant, ...weitere] = this.mandanten;
    if (!mandant || weitere.length) throw new Error('Eine neue Zeile gehört genau einem Mandanten');
    return (await this.ablage.insert({ ...werte, [this.spalte]: mandant })).identifiers[0]?.['id'];
  }

  /** Answers how many rows were changed. */
  async aendere(wo: FindOptionsWhere<T>, werte: QueryDeepPartialEntity<T>): Promise<number> {
    return (await this.ablage.update(this.eigene(wo), werte)).affected ?? 0;
  }

  /** Answers how many rows were deleted. */
  async loesche(wo: FindOptionsWhere<T>): Promise<number> {
    return (await this.ablage.delete(this.eigene(wo))).affected ?? 0;
  }

  private eigene(wo: FindOptionsWhere<T>): FindOptionsWhere<T> {
    return { ...wo, [this.spalte]: In(this.mandanten) };
  }
}
