import type { Dauerauftrag, Dauerlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { laufzustaende } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTagMitWochentag, formatiereZeitpunkt } from '../../lib/format/datum';
import { pfade } from '../../lib/pfade';
import { regeltext } from './regeltext';

/** @param mitMandant who sees several clients wants to know whose it is */
export const dauerspalten = (mitMandant: boolean): Tabellenspalte<Dauerauftrag>[] => [
  { feld: 'name', titel: 'dauerauftrag.name' },
  {
    feld: 'vorlage',
    titel: 'dauerauftrag.vorlage',
    zelle: (d) => d.vorlage ?? t('dauerauftrag.ohneVorlage'),
  },
  { feld: 'regel', titel: 'dauerauftrag.regel', zelle: regeltext },
  { feld: 'naechsterTag', titel: 'dauerauftrag.naechster', breite: 160, zelle: naechster },
  {
    feld: 'naechsterAm',
    titel: 'dauerauftrag.naechsterAm',
    breite: 150,
    zelle: (d) => (d.aktiv ? formatiereZeitpunkt(d.naechsterAm) : ''),
  },
  {
    feld: 'letzter',
    titel: 'dauerauftrag.letzter',
    breite: 200,
    zelle: (d) => d.letzter && <Laufmarke zustand={d.letzter} />,
  },
  ...(mitMandant ? [{ feld: 'mandant', titel: 'beschriftung.mandant', breite: 150 }] : []),
];

function naechster({ aktiv, naechsterTag }: Dauerauftrag): string {
  if (!naechsterTag) return t('dauerauftrag.beendet');
  return aktiv ? formatiereTagMitWochentag(naechsterTag) : t('dauerauftrag.pausiert');
}

const toene: Record<Dauerlauf['zustand'], Statuston> = {
  auftrag: 'ok',
  freizugeben: 'info',
  vorschlag: 'warn',
  gescheitert: 'err',
  versaeumt: 'err',
};

function Laufmarke({ zustand }: Pick<Dauerlauf, 'zustand'>) {
  return <Statusmarke ton={toene[zustand]} text={laufzustaende[zustand]} />;
}

export const laufspalten: readonly Tabellenspalte<Dauerlauf>[] = [
  { feld: 'tag', titel: 'dauerauftrag.abholung', zelle: (l) => formatiereTagMitWochentag(l.tag) },
  { feld: 'zustand', titel: 'beschriftung.zustand', zelle: (l) => <Laufmarke zustand={l.zustand} /> },
  {
    feld: 'nummer',
    titel: 'beschriftung.auftrag',
    zelle: (l) =>
      l.auftragId ? (
        <Link to={pfade.auftrag(l.auftragId)}>{l.nummer}</Link>
      ) : (
        l.vorschlagId && (
          <Link to={pfade.vorschlagBearbeiten(l.vorschlagId)}>{t('dauerauftrag.vorschlag')}</Link>
        )
      ),
  },
  { feld: 'grund', titel: 'beschriftung.grund' },
  { feld: 'am', titel: 'dauerauftrag.gelaufenAm', zelle: (l) => formatiereZeitpunkt(l.am) },
];
