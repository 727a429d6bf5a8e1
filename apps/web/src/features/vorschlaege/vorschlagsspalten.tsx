import type { Auftragsvorschlagszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  type Vorschlagszustand,
  vorschlagsquellen,
} from '@frachtportal/domain/auftragsvorschlag/vorschlagsart';
import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag, formatiereZeitpunkt } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';

type Zeile = Auftragsvorschlagszeile;
type Spalte = Tabellenspalte<Zeile>;

const wer: Spalte[] = [
  {
    feld: 'empfaenger',
    titel: 'beschriftung.empfaenger',
    mindestens: 200,
    sortierbar: true,
    zelle: (v) => v.empfaenger ?? t('vorschlag.liste.ohneEmpfaenger'),
  },
  {
    feld: 'ort',
    titel: 'beschriftung.ort',
    breite: 140,
    sortierbar: true,
    zelle: (v) => [v.plz, v.ort].filter(Boolean).join(' '),
  },
  {
    feld: 'beladedatum',
    titel: 'beschriftung.abholdatum',
    breite: 100,
    sortierbar: true,
    zelle: (v) => formatiereTag(v.beladedatum),
  },
  { feld: 'positionen', titel: 'vorschlag.liste.positionen', breite: 60, rechts: true, sortierbar: true },
];
const woher: Spalte[] = [
  {
    feld: 'quelle',
    titel: 'beschriftung.quelle',
    sortierbar: true,
    zelle: (v) => [t(vorschlagsquellen[v.quelle]), v.herkunft].filter(Boolean).join(': '),
  },
  { feld: 'grund', titel: 'beschriftung.grund', sortierbar: true },
];
const mandant: Spalte = {
  feld: 'mandant',
  titel: 'beschriftung.mandant',
  sortierbar: true,
  zelle: (v) => v.mandant.name,
};
const jeZustand: Record<Vorschlagszustand, Spalte[]> = {
  wartet: [
    { feld: 'beanstandet', titel: 'vorschlag.beanstandungen', zelle: beanstandet },
    zeitpunkt('erstelltAm', 'vorschlag.erstelltAm'),
  ],
  freigegeben: [
    {
      feld: 'spedeigennr',
      titel: 'beschriftung.auftrag',
      breite: 140,
      zelle: (v) => v.auftragId && <Link to={pfade.auftrag(v.auftragId)}>{v.spedeigennr}</Link>,
    },
    zeitpunkt('entschiedenAm', 'vorschlag.entschiedenAm'),
    { feld: 'entschiedenVon', titel: 'vorschlag.entschiedenVon' },
  ],
  verworfen: [
    { feld: 'verwerfgrund', titel: 'vorschlag.verwerfgrund' },
    zeitpunkt('entschiedenAm', 'vorschlag.entschiedenAm'),
    { feld: 'entschiedenVon', titel: 'vorschlag.entschiedenVon' },
  ],
};

/** @param mitMandant who sees several clients wants to know whose it is */
export function vorschlagsspalten(zustand: Vorschlagszustand, mitMandant: boolean): Spalte[] {
  return [...wer, ...(mitMandant ? [mandant] : []), ...woher, ...jeZustand[zustand]];
}

function zeitpunkt(feld: 'erstelltAm' | 'entschiedenAm', titel: string): Spalte {
  return { feld, titel, breite: 150, sortierbar: true, zelle: (v) => formatiereZeitpunkt(v[feld]) };
}

/** What would be refused: the first of it in words, and how much more there is. */
function beanstandet({ beanstandungen, beanstandet: anzahl }: Zeile) {
  const [erste] = beanstandungen;
  if (!erste) return '';
  const weitere = anzahl > 1 ? ` ${t('vorschlag.liste.undWeitere', { anzahl: anzahl - 1 })}` : '';
  return (
    <span className="fp-fehlertext" title={beanstandungen.map((b) => b.text).join('\n')}>
      {erste.text}
      {weitere}
    </span>
  );
}
