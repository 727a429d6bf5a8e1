import { feld } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse, istKeine } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag } from '../../lib/format/datum';

type Name = keyof Gefahrgutklasse & string;

/** A value, a dash where the table has none, and a word where nobody has said. */
function wert(g: Gefahrgutklasse, name: Name) {
  const roh = g[name];
  if (roh !== null && roh !== undefined) return String(roh);
  if (istKeine(g, name)) return '–';
  return (
    <abbr className="fp-gedaempft" title={t('gefahrgut.nichtHinterlegt')}>
      {t('gefahrgut.nichtHinterlegtKurz')}
    </abbr>
  );
}

/** A field that a table may lack. */
const angabe = (name: Name, breite: number, dazu: Partial<Tabellenspalte<Gefahrgutklasse>> = {}) =>
  spalte(name, breite, { zelle: (g) => wert(g, name), ...dazu });

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

const zulassungstexte = { verboten: 'gefahrgut.zulassung.verboten', frei: 'gefahrgut.zulassung.frei' };
const zustandstexte = {
  fest: 'gefahrgut.zustand.fest',
  fluessig: 'gefahrgut.zustand.fluessig',
  gas: 'gefahrgut.zustand.gas',
};

function benennung(g: Gefahrgutklasse) {
  return (
    <>
      {g.bezeichnung}
      {g.nameGekuerzt && <> … ({t('gefahrgut.gekuerzt')})</>}
      {g.zulassung && <strong> · {t(zulassungstexte[g.zulassung])}</strong>}
    </>
  );
}

const zustand = (g: Gefahrgutklasse) =>
  g.aggregatzustand ? t(zustandstexte[g.aggregatzustand]) : wert(g, 'aggregatzustand');

const technischerName = (g: Gefahrgutklasse) =>
  g.technischerName === null
    ? wert(g, 'technischerName')
    : t(g.technischerName ? 'allgemein.ja' : 'gefahrgut.nein');

/** What tells the rows of one number apart stands beside it. */
export const gefahrgutspalten: readonly Tabellenspalte<Gefahrgutklasse>[] = [
  spalte('unnr', 80, { zelle: (g) => `UN ${g.unnr}` }),
  spalte('bezeichnung', 300, { zelle: benennung }),
  angabe('klasse', 62),
  angabe('klassifizierung', 66),
  angabe('verpackungsgruppe', 50, { titel: 'allgemein.vg' }),
  angabe('gefahrzettel', 78, { titel: 'gefahrgut.gefahrgutspalten.zettel' }),
  angabe('begrenzteMengeText', 72, { titel: 'gefahrgut.gefahrgutspalten.lq' }),
  angabe('eq', 46, { titel: 'EQ' }),
  angabe('befoerderungskategorie', 46, { titel: 'gefahrgut.gefahrgutspalten.kat', rechts: true }),
  angabe('tunnelcode', 80, { titel: 'gefahrgut.gefahrgutspalten.tunnel' }),
  angabe('sondervorschrift', 86, { titel: 'gefahrgut.gefahrgutspalten.sv' }),
  angabe('aggregatzustand', 70, { titel: 'beschriftung.zustand', zelle: zustand }),
  angabe('technischerName', 64, { titel: 'gefahrgut.gefahrgutspalten.sv274', zelle: technischerName }),
  angabe('verpackungscode', 90),
  spalte('version', 88),
  tag('gueltigVon'),
  tag('gueltigBis'),
];
