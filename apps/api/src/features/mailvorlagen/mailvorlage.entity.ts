import { Mailtext } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const MailvorlageEntity = abbildung(Mailtext, {
  tabelle: 'mailvorlage',
  dazu: {
    mandantId: { type: 'integer', primary: true },
    art: { type: 'varchar', length: 20, primary: true },
    sprache: { type: 'varchar', length: 2, primary: true },
    version: { type: 'integer' },
  },
});
