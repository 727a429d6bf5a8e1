import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/datum';
import type { Benutzerzeile } from './api/benutzer';
import { Benutzerzustand } from './Benutzerzustand';

const adresse = (b: Benutzerzeile) => b.owningMandant?.adresse;

/** The columns of the contract, and at the end whether the user can log in. */
export const benutzerspalten: readonly Tabellenspalte<Benutzerzeile>[] = [
  { feld: 'name', titel: 'Name', breite: 110 },
  { feld: 'email', titel: 'E-Mail' },
  { feld: 'matchcode', titel: 'Matchcode', breite: 130, zelle: (b) => adresse(b)?.matchcode ?? '' },
  { feld: 'adresse', titel: 'Adresse', zelle: (b) => adresse(b)?.name ?? b.owningMandant?.name ?? '' },
  {
    feld: 'strasse',
    titel: 'Straße',
    breite: 135,
    zelle: (b) => [adresse(b)?.strasse, adresse(b)?.hausnummer].filter(Boolean).join(' '),
  },
  { feld: 'plz', titel: 'PLZ', breite: 64, zelle: (b) => adresse(b)?.plz ?? '' },
  { feld: 'ort', titel: 'Ort', breite: 105, zelle: (b) => adresse(b)?.ort ?? '' },
  {
    feld: 'created',
    titel: 'angelegt',
    breite: 92,
    zelle: (b) => formatiereZeitpunkt(b.created).slice(0, 10),
  },
  { feld: 'changed', titel: 'geändert', breite: 138, zelle: (b) => formatiereZeitpunkt(b.changed) },
  { feld: 'authorized', titel: 'Status', breite: 92, zelle: (b) => <Benutzerzustand benutzer={b} /> },
];
