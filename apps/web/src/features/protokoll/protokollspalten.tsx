import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { wort } from '@frachtportal/domain/texte/text';
import type { Tabellenspalte } from '../../components/tabelle/spalten';

const zeit = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });

export const zeitpunkt = (am: string | null) => (am ? zeit.format(new Date(am)) : '');

/** Who did it; while switched the administrator behind it too. */
export const werWar = ({ benutzer, gewechseltVon }: Pick<Protokolleintrag, 'benutzer' | 'gewechseltVon'>) =>
  gewechseltVon
    ? wort('{administrator} als {benutzer}', { administrator: gewechseltVon, benutzer })
    : benutzer;

export const spalten: readonly Tabellenspalte<Protokolleintrag>[] = [
  { feld: 'am', titel: 'Zeitpunkt', breite: 160, zelle: (e) => zeitpunkt(e.am) },
  { feld: 'art', titel: 'Art', breite: 200, zelle: (e) => wort(protokollartText(e.art)) },
  { feld: 'benutzer', titel: 'Benutzer', breite: 190, zelle: werWar },
  { feld: 'mandant', titel: 'Mandant', breite: 220 },
  { feld: 'gegenstand', titel: 'Gegenstand' },
];
