import { Mailversand } from '@frachtportal/domain/mandant/mailversand';
import { abbildung } from '../../../platform/database/abbildung.entity.js';

export const MailversandEntity = abbildung(Mailversand, {
  tabelle: 'mailversand',
  ohne: ['geheimnis', 'geheimnisDa'],
  dazu: {
    mandantId: { type: 'integer', primary: true },
    chiffre: { type: 'text', nullable: true },
    version: { type: 'integer' },
  },
});
