import { Drucker } from '@frachtportal/domain/drucker/drucker';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const DruckerEntity = abbildung(Drucker, {
  tabelle: 'drucker',
  dazu: { id: { primary: true, generated: true }, mandantId: { type: 'integer' } },
});
