import { schluesselrechte } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag, formatiereZeitpunkt, heute } from '../../lib/format/datum';
import type { Zugangsschluessel } from './api/zugangsschluessel';
import { Mandantenname } from './Mandantenname';

/** How it is, in a word. */
function Stand({ zugang: { widerrufenAm, gueltigBis } }: { zugang: Zugangsschluessel }) {
  if (widerrufenAm) return <Statusmarke ton="neutral" text="zugangsschluessel.widerrufenZustand" />;
  if (gueltigBis && gueltigBis < heute())
    return <Statusmarke ton="warn" text="zugangsschluessel.abgelaufen" />;
  return <Statusmarke ton="ok" text="zugangsschluessel.gueltig" />;
}

export const schluesselspalten: readonly Tabellenspalte<Zugangsschluessel>[] = [
  { feld: 'name', titel: 'beschriftung.name' },
  { feld: 'kennung', titel: 'zugangsschluessel.kennung' },
  {
    feld: 'mandantId',
    titel: 'zugangsschluessel.fuerWen',
    zelle: (s) => s.benutzer ?? <Mandantenname id={s.mandantId} />,
  },
  {
    feld: 'rechte',
    titel: 'zugangsschluessel.rechte',
    zelle: ({ rechte }) => rechte.map((r) => t(schluesselrechte[r])).join(', '),
  },
  {
    feld: 'gueltigBis',
    titel: 'zugangsschluessel.gueltigBis',
    zelle: (s) => s.gueltigBis && formatiereTag(s.gueltigBis),
  },
  {
    feld: 'zuletztAm',
    titel: 'zugangsschluessel.zuletzt',
    zelle: (s) => s.zuletztAm && `${formatiereZeitpunkt(s.zuletztAm)}, ${s.zuletztVon}`,
  },
  {
    feld: 'vorigerBis',
    titel: 'zugangsschluessel.vorigerBis',
    zelle: (s) => s.vorigerBis && formatiereZeitpunkt(s.vorigerBis),
  },
  { feld: 'widerrufenAm', titel: 'beschriftung.zustand', zelle: (s) => <Stand zugang={s} /> },
];
