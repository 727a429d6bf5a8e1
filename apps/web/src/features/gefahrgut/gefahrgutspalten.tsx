import { feld } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag } from '../../lib/format/datum';

type Name = keyof Gefahrgutklasse & string;

const spalte = (
  name: Name,
  breite: number,
  dazu: Partial<Tabellenspalte<Gefahrgutklasse>> = {},
): Tabellenspalte<Gefahrgutklasse> => ({
  feld: name,
  titel: feld(Gefahrgutklasse, name).label,
  breite,
  ...dazu,
});

const tag = (name: 'gueltigVon' | 'gueltigBis') => spalte(name, 96, { zelle: (g) => formatiereTag(g[name]) });

/** What tells the rows of one number apart stands beside it. */
export const gefahrgutspalten: readonly Tabellenspalte<Gefahrgutklasse>[] = [
  spalte('unnr', 80, { zelle: (g) => `UN ${g.unnr}` }),
  { feld: 'bezeichnung', titel: feld(Gefahrgutklasse, 'bezeichnung').label },
  spalte('klasse', 62),
  spalte('klassifizierung', 66),
  spalte('verpackungsgruppe', 50, { titel: 'allgemein.vg' }),
  spalte('gefahrzettel', 78, { titel: 'gefahrgut.gefahrgutspalten.zettel' }),
  spalte('begrenzteMengeText', 72, { titel: 'gefahrgut.gefahrgutspalten.lq' }),
  spalte('eq', 46, { titel: 'EQ' }),
  spalte('befoerderungskategorie', 46, { titel: 'gefahrgut.gefahrgutspalten.kat', rechts: true }),
  spalte('tunnelcode', 66, { titel: 'gefahrgut.gefahrgutspalten.tunnel' }),
  spalte('sondervorschrift', 100, { titel: 'gefahrgut.gefahrgutspalten.sv' }),
  spalte('version', 88),
  tag('gueltigVon'),
  tag('gueltigBis'),
];
