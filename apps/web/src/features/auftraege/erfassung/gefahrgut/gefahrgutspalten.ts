import { zeilenpunkte } from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import { Gefahrgutzeile as G } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { feld } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { t } from '@frachtportal/texte/t';
import {
  auswahlSpalte,
  type Option,
  type Spalte,
  type SuchSpalte,
  type Treffer,
  textSpalte,
  zahlSpalte,
} from '../../../../components/raster/spalte';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { type Gefahrgutort, gefahrgutvorschlaege } from '../../../stammdaten/api/gefahrgut';
import { klasseVon } from './gefahrgutregeln';

const klasse = (t: Treffer) => t as Partial<Gefahrgutklasse>;

/** One row of the table in the list: what tells the rows of one UN number apart. */
export function klassenzeile(treffer: Treffer): string {
  const k = klasse(treffer);
  const teile = [
    `${k.unnr} ${k.bezeichnung}`,
    k.klasse && `${t('beschriftung.klasse')} ${k.klasse}`,
    k.verpackungsgruppe && `${t('allgemein.vg')} ${k.verpackungsgruppe}`,
    k.klassifizierung,
    k.begrenzteMengeText && `LQ ${k.begrenzteMengeText}`,
  ];
  return teile.filter(Boolean).join(' · ');
}

/** Only a single row is taken by itself: the rows of one UN number differ in what the law asks for. */
function einzige(treffer: readonly Treffer[], text: string): Treffer | undefined {
  const nummer = /(\d{4})$/.exec(text.trim())?.[1];
  const genau = nummer ? treffer.filter((t) => klasse(t).unnr === nummer) : treffer;
  return genau.length === 1 ? genau[0] : undefined;
}

function suchSpalte(
  name: 'gefahrgutUnnr' | 'gefahrgutklasse',
  breite: number | string,
  ort: Gefahrgutort | null,
): SuchSpalte {
  return {
    art: 'suche',
    name,
    label: feld(G, name).label,
    breite,
    pflicht: true,
    suche: (text, signal) => gefahrgutvorschlaege(text, ort, signal),
    text: (treffer) =>
      klasse(treffer)[name === 'gefahrgutUnnr' ? 'unnr' : 'bezeichnung'] ??
      `${t('beschriftung.nr')} ${treffer.id}`,
    eintrag: klassenzeile,
    vorwahl: einzige,
  };
}

type Klassenfeld =
  | 'sondervorschrift'
  | 'verpackungscode'
  | 'gefahrzettel'
  | 'klasse'
  | 'klassifizierung'
  | 'version'
  | 'befoerderungskategorie'
  | 'tunnelcode'
  | 'verpackungsgruppe';

/** A column that shows what the row of the table says. */
function ausKlasse(name: Klassenfeld, breite: number): Spalte<G> {
  const text = (z: Partial<G>) => `${klasseVon(z)[name] ?? ''}`;
  return { art: 'anzeige', name, label: feld(Gefahrgutklasse, name).label, breite, text };
}

const schalter = (name: 'begrenztemenge' | 'umweltgefaehrdend', breite: number): Spalte<G> => ({
  art: 'schalter',
  name,
  label: feld(G, name).label,
  breite,
});

const gruende = {
  begrenzteMenge: 'auftrag.erfassung.zaehltNichtLq',
  kategorie0: 'auftrag.erfassung.keineFreistellung',
  unbekannt: '',
  mengeFehlt: '',
};

const punkte: Spalte<G> = {
  art: 'anzeige',
  name: 'punkte',
  label: 'auftrag.erfassung.punkte1136',
  breite: 112,
  text: (z) => {
    const p = zeilenpunkte(z);
    return 'punkte' in p ? formatiereZahl(p.punkte, 0, 2) : t(gruende[p.grund]);
  },
};

interface Angaben {
  verpackungen: readonly Option[];
  /** The column "Abfall" of one variant. */
  abfall: boolean;
  /** Transport category, tunnel code, packing group and points. */
  adr: boolean;
  /** The edition from which entries are offered; null for what holds today. */
  ort: Gefahrgutort | null;
}

/** The columns of the dangerous goods of a position (specification of orders, section 2). */
export function gefahrgutspalten({ verpackungen, abfall, adr, ort }: Angaben): Spalte<G>[] {
  const zahl = (name: 'nettoGewicht' | 'liter' | 'nettoexplosivmasse', breite: number) =>
    zahlSpalte(G, name, { breite });
  return [
    suchSpalte('gefahrgutUnnr', 72, ort),
    suchSpalte('gefahrgutklasse', 'minmax(200px, 1fr)', ort),
    textSpalte(G, 'gefahrgutausloeser', { breite: 110 }),
    zahlSpalte(G, 'anzahl', { breite: 70, pflicht: true }),
    auswahlSpalte(G, 'verpackung', { breite: 120, pflicht: true, optionen: verpackungen }),
    zahl('nettoGewicht', 100),
    zahlSpalte(G, 'bruttoGewicht', { breite: 108, pflicht: true }),
    zahl('liter', 72),
    zahl('nettoexplosivmasse', 114),
    schalter('begrenztemenge', 112),
    ausKlasse('sondervorschrift', 140),
    ausKlasse('verpackungscode', 90),
    ausKlasse('gefahrzettel', 86),
    ausKlasse('klasse', 60),
    ausKlasse('klassifizierung', 70),
    schalter('umweltgefaehrdend', 126),
    ...(abfall ? [abfallSpalte] : []),
    ausKlasse('version', 90),
    ...(adr
      ? [
          ausKlasse('befoerderungskategorie', 150),
          ausKlasse('tunnelcode', 84),
          ausKlasse('verpackungsgruppe', 124),
          punkte,
        ]
      : []),
  ];
}

const abfallSpalte: Spalte<G> = {
  art: 'anzeige',
  name: 'abfall',
  label: 'beschriftung.abfall',
  breite: 64,
  text: (z) => (klasseVon(z).abfall ? '✓' : ''),
};
