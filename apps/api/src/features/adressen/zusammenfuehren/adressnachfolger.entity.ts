import { tabelle } from '../../../platform/database/tabelle.entity.js';

/** Which entry of the address book took the place of one that went. */
export const AdressnachfolgerEntity = tabelle('adresse_nachfolger', {
  id: { type: 'integer', primary: true },
  mandantId: { type: 'integer' },
  nachfolgerId: { type: 'integer' },
});
