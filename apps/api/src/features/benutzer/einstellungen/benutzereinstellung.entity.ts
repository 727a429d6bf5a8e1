import { Einstellungen } from '@frachtportal/domain/benutzer/einstellungen';
import { abbildung } from '../../../platform/database/abbildung.entity.js';

export const BenutzereinstellungEntity = abbildung(Einstellungen, {
  tabelle: 'benutzereinstellung',
  dazu: { benutzerId: { type: 'integer', primary: true } },
});
