import { Schaden } from '@frachtportal/domain/klaerfall/schaden';
import { abbildung } from '../../platform/database/abbildung.entity.js';
import { tabelle } from '../../platform/database/tabelle.entity.js';

export const KlaerfallEntity = tabelle('klaerfall', {
  id: { type: 'integer', primary: true, generated: true },
  version: { type: 'integer' },
  mandantId: { type: 'integer' },
  auftragId: { type: 'integer' },
  intern: { type: 'boolean' },
  erledigtAm: { type: 'timestamptz', nullable: true },
});

export const KlaerfallschrittEntity = tabelle('klaerfallschritt', {
  id: { type: 'integer', primary: true, generated: true },
  klaerfallId: { type: 'integer' },
  art: { type: 'varchar', length: 20 },
  verfasserId: { type: 'integer', nullable: true },
  verfasser: { type: 'varchar', length: 30 },
  zustaendig: { type: 'varchar', length: 30, nullable: true },
  faelligTag: { type: 'date' },
  faelligUm: { type: 'varchar', length: 5, nullable: true },
  text: { type: 'varchar', length: 2000, nullable: true },
});

export const SchadenEntity = abbildung(Schaden, {
  tabelle: 'schaden',
  dazu: { klaerfallId: { type: 'integer', primary: true } },
});
