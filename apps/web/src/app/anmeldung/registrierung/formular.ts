import { registrierungRegistriere } from '@frachtportal/api-client/generated/registrierung';
import { pruefeWiederholung } from '@frachtportal/domain/benutzer/passwort.rules';
import { felder } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { type Konfiguration, standardkonfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import {
  Registrierung,
  Registrierungsadresse,
  Registrierungsformular,
} from '@frachtportal/domain/registrierung/registrierung';
import { pruefeRegistrierung } from '@frachtportal/domain/registrierung/registrierung.rules';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { aktuelleSprache } from '../../../lib/sprache';

/** The four tabs of the contract. */
export const reiter = [
  { schluessel: 'benutzer', titel: 'beschriftung.benutzer' },
  { schluessel: 'kundendaten', titel: 'anmeldung.registrierung.kundendaten' },
  { schluessel: 'anschrift', titel: 'allgemein.anschrift' },
  { schluessel: 'kontakt', titel: 'beschriftung.kontakt' },
] as const;
export type Reitername = (typeof reiter)[number]['schluessel'];

export const imAdressteil = (name: string) => `owningMandant.adresse.${name}`;

const kundendaten = ['fremdnummer', 'name', 'zeile2', 'zeile3', 'usteuerid'];
const kontakt = ['kontakt', 'telefon', 'mailTrackTrace'];

/** The tab on which a field stands. */
export function reiterZu(pfad: string): Reitername {
  const name = pfad.replace(/^owningMandant\.adresse\./, '');
  if (name === pfad) return 'benutzer';
  if (kundendaten.includes(name)) return 'kundendaten';
  return kontakt.includes(name) ? 'kontakt' : 'anschrift';
}

const bekannt = new Set([
  ...felder(Registrierungsformular).keys(),
  'owningMandant.name',
  ...[...felder(Registrierungsadresse).keys()].map(imAdressteil),
]);

function leer() {
  const adresse = Object.fromEntries([...felder(Registrierungsadresse).keys()].map((n) => [n, null]));
  return {
    owningMandant: {
      name: '',
      adresse: { ...adresse, fremdnummer: '', name: '', plz: '', ort: '', strasse: '' },
    },
    name: '',
    email: '',
    password: '',
    passwordRepeat: '',
    benutzerversion: { id: 1 },
    sprache: { id: aktuelleSprache() },
    agbFassung: null,
  };
}

interface Angaben {
  laender: readonly Land[];
  konfiguration: Konfiguration | undefined;
  /** The edition of the terms that must be agreed to, where there are some. */
  agb: string | null;
  onFertig: () => void;
}

export function useRegistrierung({ laender, konfiguration, agb, onFertig }: Angaben) {
  return useDomaenenformular<Registrierungsformular>({
    klasse: Registrierungsformular,
    anfang: leer() as never,
    regeln: (w) => {
      const land = laender.find((l) => l.id === w.owningMandant.adresse.land?.id) ?? null;
      return [
        ...pruefeRegistrierung(w, land, konfiguration ?? standardkonfiguration),
        ...pruefeWiederholung(w.password, w.passwordRepeat),
        ...(agb !== null && w.agbFassung !== agb ? [fehler('registrierung.agb', 'agbFassung')] : []),
      ];
    },
    speichere: async ({ passwordRepeat: _, ...wert }) => {
      await registrierungRegistriere(Object.assign(new Registrierung(), wert) as never);
      onFertig();
    },
    hatFeld: (pfad) => bekannt.has(pfad),
  });
}
