import type { Klaerfall } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { faelligText } from './faellig';
import { Klaerfallzustand } from './Klaerfallkarte';

type Spalte = Tabellenspalte<Klaerfall>;

const letzter = ({ schritte }: Klaerfall) => schritte.at(-1);

/** @param mitMandant who sees several clients wants to know whose it is */
export const klaerfallspalten = (mitMandant: boolean): Spalte[] => [
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    breite: 120,
    zelle: (f) => <Klaerfallzustand fall={f} />,
  },
  { feld: 'faelligTag', titel: 'klaerfall.faellig', breite: 150, zelle: faelligText },
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer', breite: 115 },
  { feld: 'empfaenger', titel: 'beschriftung.empfaenger' },
  { feld: 'grund', titel: 'klaerfall.grund', breite: 150, zelle: (f) => t(klaergruende[f.grund]) },
  { feld: 'text', titel: 'klaerfall.zuletzt', zelle: (f) => letzter(f)?.text ?? f.schritte[0]?.text },
  {
    feld: 'zustaendig',
    titel: 'klaerfall.zustaendig',
    breite: 110,
    zelle: (f) => f.zustaendig ?? <span className="fp-gedaempft">{t('klaerfall.niemand')}</span>,
  },
  ...(mitMandant ? [{ feld: 'mandant', titel: 'beschriftung.mandant', breite: 150 }] : []),
];
