import type { Benutzer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { Benutzerzustand } from './Benutzerzustand';

const adresse = (b: Benutzer) => b.owningMandant?.adresse;

/** The columns of the contract, and at the end whether the user can log in. */
export const benutzerspalten: readonly Tabellenspalte<Benutzer>[] = [
  { feld: 'name', titel: 'beschriftung.name', breite: 110 },
  { feld: 'email', titel: 'beschriftung.eMail' },
  {
    feld: 'matchcode',
    titel: 'beschriftung.matchcode',
    breite: 130,
    zelle: (b) => adresse(b)?.matchcode ?? '',
  },
  {
    feld: 'adresse',
    titel: 'beschriftung.adresse',
    zelle: (b) => adresse(b)?.name ?? b.owningMandant?.name ?? '',
  },
  {
    feld: 'strasse',
    titel: 'beschriftung.strasse',
    breite: 135,
    zelle: (b) => [adresse(b)?.strasse, adresse(b)?.hausnummer].filter(Boolean).join(' '),
  },
  { feld: 'plz', titel: 'beschriftung.plz', breite: 64, zelle: (b) => adresse(b)?.plz ?? '' },
  { feld: 'ort', titel: 'beschriftung.ort', breite: 105, zelle: (b) => adresse(b)?.ort ?? '' },
  {
    feld: 'created',
    titel: 'beschriftung.angelegt',
    breite: 92,
    zelle: (b) => formatiereZeitpunkt(b.created).slice(0, 10),
  },
  {
    feld: 'changed',
    titel: 'beschriftung.geaendert',
    breite: 138,
    zelle: (b) => formatiereZeitpunkt(b.changed),
  },
  {
    feld: 'authorized',
    titel: 'beschriftung.status',
    breite: 92,
    zelle: (b) => <Benutzerzustand benutzer={b} />,
  },
];
