import { describe, expect, it } from 'vitest';
import { wirksam } from '../konfiguration.js';
import { type Profil, profil, profile } from '../profile.js';
import { angabe, istSchluessel, schluesselnamen } from './schluessel.js';
import { beschriebeneAngabe } from './schluesselworte.js';

/** Specification of accounts, section 3, word by word. */
const vertrag = `isMautrechner, isRegistrierung, isPreisermittlung, isCustomstylebuttons, isBexPremium,
  isServicesInternSendungen, dokumentenverweise, isDisableUhrzeitfelder, isTauschgeraete, isZusaetzlicheLademittel,
  isLaengePflichtfeld, isBreitePflichtfeld, isHoehePflichtfeld, isVerkehrsartPflichtfeld, isStellplaetzeBerechnen,
  isLademeterBerechnen, isBeladedatumVorbelegen, isEntladedatumVorbelegen, isAbholDatumPflicht, isZustellDatumPflicht,
  isDenyZustelldatum, isNoADRVerpackungen, isNoADRLademittel, isShowEmpfRechnung, isShowKlassifizierung,
  isShowAbsenderNeutral, isTTSwitchAbsenderToNeutral, denyOrderEdit, isUserCanEditImmediately, isAbsenderEditDeny,
  saveKontaktdaten, directly_back_2list, isAdresseTelefonEdit, isAdresseKontaktEdit, isAdresseEinmaladresseEdit,
  isAdresseUnsichtbarEdit, isShowTTMailAdress, clientKunde, customServices, auftragsresearchtableconfig, clientInfobox,
  terminArtFixTermin, defaultWaehrung, ttVersenderFremdnummerLabel, ttVersenderBlockLabel, ttInhalt,
  ttEmpfaengerFremdnummer, ttEmpfaengerMatchcode, ttEmpfaengerStrasse, ttVersenderFremdnummer, ttVersenderMatchcode,
  ttVersenderName, ttVersenderOrt, ttVersenderStrasse`
  .split(',')
  .map((name) => name.trim());

const eigene = [
  'adrAbsender',
  'mandantSpezi29',
  'benutzerAnlegenNurMitEdit',
  'vierAugen',
  'zustelldatum_offset',
  'dispoName',
  'passwortMindestlaenge',
  'cocoHosts',
  'feiertageRegion',
  'gs1Basisnummer',
  'regeln',
  'sendungsmail',
  'zeitzone',
  'zweiterFaktor',
];

describe('Schlüssel', () => {
  it('sind die des Vertrags und wenige eigene [2-3.097-150]', () => {
    expect([...schluesselnamen].sort()).toEqual([...vertrag, ...eigene].sort());
    expect(istSchluessel('toString')).toBe(false);
  });

  it.each(schluesselnamen)('%s ist beschrieben', (name) => {
    const { label, erklaerung, gruppe } = beschriebeneAngabe(name);
    expect(label).not.toBe('');
    expect(erklaerung).not.toBe('');
    expect(gruppe).not.toBe('');
  });

  it('haben die Vorgaben des Vertrags, wo etwas fehlt [2-3.154-156]', () => {
    const wahr = schluesselnamen.filter((s) => s.startsWith('tt') && angabe(s).art === 'wahrheit');
    for (const s of [...wahr, 'dokumentenverweise', 'isTTSwitchAbsenderToNeutral'] as const) {
      expect(angabe(s).standard, s).toBe(true);
    }
  });
});

describe('Profile', () => {
  it.each(Object.entries<Profil>(profile))('%s setzt nur, was es gibt', (name, p) => {
    for (const s of Object.keys(p.werte)) expect(istSchluessel(s)).toBe(true);
    expect(wirksam({ clientKunde: name })).toMatchObject({ ...p.werte, variante: p.variante });
    const { isTauschgeraete, isZusaetzlicheLademittel } = wirksam({ clientKunde: name });
    expect(isTauschgeraete && isZusaetzlicheLademittel).toBe(false);
  });

  it('gibt es acht; ein unbekanntes ist der Standard [2-3.153]', () => {
    expect(Object.keys(profile)).toHaveLength(8);
    expect(profil('constructor')).toBe(profile.standard);
  });
});
