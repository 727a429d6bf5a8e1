import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunktGenau } from '../../lib/format/datum';

/** Who did it; while switched the administrator behind it too. */
export const werWar = ({ benutzer, gewechseltVon }: Pick<Protokolleintrag, 'benutzer' | 'gewechseltVon'>) =>
  gewechseltVon ? t('allgemein.als', { administrator: gewechseltVon, benutzer }) : benutzer;

export const spalten: readonly Tabellenspalte<Protokolleintrag>[] = [
  { feld: 'am', titel: 'beschriftung.zeitpunkt', breite: 160, zelle: (e) => formatiereZeitpunktGenau(e.am) },
  { feld: 'art', titel: 'beschriftung.art', breite: 200, zelle: (e) => t(protokollartText(e.art)) },
  { feld: 'benutzer', titel: 'beschriftung.benutzer', breite: 190, zelle: werWar },
  { feld: 'mandant', titel: 'beschriftung.mandant', breite: 220 },
  { feld: 'gegenstand', titel: 'beschriftung.gegenstand' },
];
