import { describe, expect, it } from 'vitest';
import { hatRecht, type Identitaet, type Recht, rechtenamen } from './rechte.js';

const niemand: Identitaet = {
  admin: false,
  betreiber: false,
  main: false,
  edit: false,
  hauptmandant: false,
  version: 1,
};

const personen = {
  anonym: null,
  leser: niemand,
  edit: { ...niemand, edit: true },
  edit0: { ...niemand, edit: true, version: 0 },
  lesend0: { ...niemand, main: true, version: 0 },
  main: { ...niemand, edit: true, main: true },
  metro: { ...niemand, edit: true, main: true, version: 2 },
  admin: { ...niemand, admin: true },
  haupt: { ...niemand, hauptmandant: true },
  hauptadmin: { ...niemand, admin: true, hauptmandant: true },
  betreiber: { ...niemand, admin: true, betreiber: true, hauptmandant: true },
  // As an administrator of a client may be left by an older version.
  betreiberUnten: { ...niemand, admin: true, betreiber: true },
  dispo: { ...niemand, edit: true, hauptmandant: true },
} satisfies Record<string, Identitaet | null>;

type Person = keyof typeof personen;
const namen = Object.keys(personen) as Person[];

const alle: Person[] = namen.filter((name) => name !== 'anonym');
const erfasser: Person[] = ['edit', 'edit0', 'main', 'metro', 'dispo'];

const verwalter: Person[] = ['hauptadmin', 'betreiber'];
const administratoren: Person[] = ['admin', ...verwalter, 'betreiberUnten'];

/** Who holds the right, and who still holds it when order editing is denied. */
const tafel: Record<Recht, [wer: Person[], trotzSperre: Person[]]> = {
  oeffentlich: [namen, namen],
  angemeldet: [alle, alle],
  'stammdaten.lesen': [alle, alle],
  'stammdaten.verwalten': [verwalter, verwalter],
  'auftrag.lesen': [alle, alle],
  'auftrag.exportieren': [alle, alle],
  'auftrag.drucken': [alle, alle],
  'auftrag.bearbeiten': [erfasser, []],
  'auftrag.uebertragen': [erfasser, []],
  'auftrag.loeschen': [erfasser, []],
  'status.melden': [['dispo'], ['dispo']],
  'vorlage.bearbeiten': [['edit0', 'main', 'metro'], []],
  'ansicht.teilen': [
    ['lesend0', 'main', 'metro', ...administratoren],
    ['lesend0', 'main', 'metro', ...administratoren],
  ],
  'adresse.lesen': [alle, alle],
  'adresse.bearbeiten': [erfasser, []],
  'adresse.importieren': [verwalter, []],
  'benutzer.verwalten': [alle, alle],
  admin: [administratoren, administratoren],
  'mandant.verwalten': [verwalter, verwalter],
  'konfiguration.verwalten': [
    [...verwalter, 'betreiberUnten'],
    [...verwalter, 'betreiberUnten'],
  ],
  'protokoll.lesen': [
    [...verwalter, 'betreiberUnten'],
    [...verwalter, 'betreiberUnten'],
  ],
  'serverlog.lesen': [
    ['betreiber', 'betreiberUnten'],
    ['betreiber', 'betreiberUnten'],
  ],
  'installation.verwalten': [['betreiber'], ['betreiber']],
};

const zellen = rechtenamen.flatMap((recht) => namen.map((name) => [recht, name] as const));

describe('hatRecht', () => {
  it.each(zellen)('%s: %s [1-1.003 1-6.004,016 2-6.009]', (recht, name) => {
    const [wer, trotzSperre] = tafel[recht];
    expect(hatRecht(recht, personen[name], { denyOrderEdit: false })).toBe(wer.includes(name));
    expect(hatRecht(recht, personen[name], { denyOrderEdit: true })).toBe(trotzSperre.includes(name));
  });
});
