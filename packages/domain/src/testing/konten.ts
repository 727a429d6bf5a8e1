import {
  Registrierung,
  Registrierungsadresse,
  Registrierungsmandant,
} from '../registrierung/registrierung.js';

/** A registration as a client sends it. */
export function eineRegistrierung(mehr: object = {}): Registrierung {
  const adresse = Object.assign(new Registrierungsadresse(), {
    fremdnummer: '10815',
    name: 'Neukunde Maschinenbau GmbH',
    lkz: 'D',
    plz: '28195',
    ort: 'Bremen',
    strasse: 'Am Wall',
    hausnummer: '7',
    kontakt: 'Frau Öztürk',
    telefon: '0421 4711',
  });
  const owningMandant = Object.assign(new Registrierungsmandant(), { name: 'Neukunde GmbH', adresse });
  return Object.assign(
    new Registrierung(),
    { owningMandant, name: 'neukunde', email: 'neukunde@example.com', password: 'Probe-Portal1!' },
    mehr,
  );
}
