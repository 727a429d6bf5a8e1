import { Partnercode } from '@frachtportal/domain/stammdaten/partnercode';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const PartnercodeEntity = abbildung(Partnercode, {
  tabelle: 'partnercode',
  dazu: { id: { primary: true, generated: true }, mandantId: { type: 'integer' } },
});
