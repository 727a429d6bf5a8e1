import { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import { abbildung } from '../../platform/database/abbildung.entity.js';

export const BenutzerEntity = abbildung(Benutzer, {
  tabelle: 'benutzer',
  ohne: ['password', 'benutzerversion', 'owningMandant', 'token'],
  dazu: {
    id: { primary: true, generated: true },
    version: { type: 'integer' },
    mandantId: { type: 'integer' },
    benutzerversion: { type: 'integer' },
    spracheId: { type: 'integer' },
    authorized: { type: 'boolean' },
    main: { type: 'boolean' },
    admin: { type: 'boolean' },
    betreiber: { type: 'boolean' },
    edit: { type: 'boolean' },
    invisibleEinmaladresse: { type: 'boolean' },
    rowsInGrid: { type: 'integer' },
    passwortHash: { type: 'text' },
    bestaetigtAm: { type: 'timestamptz', nullable: true },
    geloeschtAm: { type: 'timestamptz', nullable: true },
  },
});
