import { Firmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import { abbildung } from '../../../platform/database/abbildung.entity.js';
import { tabelle } from '../../../platform/database/tabelle.entity.js';

export const FirmenanmeldungEntity = abbildung(Firmenanmeldung, {
  tabelle: 'firmenanmeldung',
  ohne: ['geheimnisDa', 'geheimnis'],
  dazu: {
    mandantId: { type: 'integer', primary: true },
    chiffre: { type: 'text', nullable: true },
    zuordnungen: { type: 'jsonb' },
    version: { type: 'integer' },
  },
});

export const FirmenkontoEntity = tabelle('firmenkonto', {
  mandantId: { type: 'integer', primary: true },
  aussteller: { type: 'varchar', length: 500, primary: true },
  kennung: { type: 'varchar', length: 255, primary: true },
  benutzerId: { type: 'integer' },
});

export const FirmenvorgangEntity = tabelle('firmenvorgang', {
  zustandHash: { type: 'bytea', primary: true },
  mandantId: { type: 'integer' },
  einmalwort: { type: 'varchar', length: 100 },
  nachweis: { type: 'varchar', length: 200 },
  rueckweg: { type: 'varchar', length: 500 },
  begonnenAm: { type: 'timestamptz' },
});
