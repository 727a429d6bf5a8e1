import type {
  Kontobewegung,
  Lademittelalter,
  Lademittelplanung,
  Lademittelsaldo,
  Saldenbestaetigung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { buchungsartname } from '@frachtportal/domain/lademittel/buchungsart';
import { type Saldenzustand, saldenzustaende } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { t } from '@frachtportal/texte/t';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag, formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { liesDokument } from '../dokumente/api/dokumente';
import { Papierknopf } from '../dokumente/Papierknopf';

const mandant = { feld: 'mandant', titel: 'beschriftung.mandant' };
const lademittel = {
  feld: 'lademittel',
  titel: 'beschriftung.lademittel',
  zelle: (z: { lademittel: string }) => t(z.lademittel),
};
const wer = [
  { feld: 'partner', titel: 'lademittel.partner' },
  { feld: 'ort', titel: 'beschriftung.ort' },
];

export const saldospalten = (mitMandant: boolean): Tabellenspalte<Lademittelsaldo>[] => [
  ...wer,
  lademittel,
  {
    feld: 'saldo',
    titel: 'lademittel.saldo',
    breite: 100,
    rechts: true,
    zelle: (z) => formatiereZahl(z.saldo),
  },
  ...(mitMandant ? [mandant] : []),
];

/** A number that is read below others; nothing where it is none. */
const menge = (feld: 'bis30' | 'bis60' | 'bis90' | 'aelter'): Tabellenspalte<Lademittelalter> => ({
  feld,
  titel: `lademittel.${feld}`,
  breite: 110,
  rechts: true,
  zelle: (z) => (z[feld] === 0 ? '' : formatiereZahl(z[feld])),
});

export const altersspalten = (mitMandant: boolean): Tabellenspalte<Lademittelalter>[] => [
  ...wer,
  lademittel,
  {
    feld: 'saldo',
    titel: 'lademittel.saldo',
    breite: 100,
    rechts: true,
    zelle: (z) => formatiereZahl(z.saldo),
  },
  menge('bis30'),
  menge('bis60'),
  menge('bis90'),
  menge('aelter'),
  ...(mitMandant ? [mandant] : []),
];

export const planungsspalten = (mitMandant: boolean): Tabellenspalte<Lademittelplanung>[] => [
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer', breite: 130 },
  { feld: 'tag', titel: 'lademittel.tag', breite: 100, zelle: (z) => formatiereTag(z.tag) },
  ...wer,
  lademittel,
  {
    feld: 'anzahl',
    titel: 'lademittel.geplant',
    breite: 90,
    rechts: true,
    zelle: (z) => formatiereZahl(z.anzahl),
  },
  {
    feld: 'belegId',
    titel: 'lademittel.beleg',
    breite: 150,
    zelle: (z) => (z.belegId ? t('lademittel.mitBeleg') : ''),
  },
  ...(mitMandant ? [mandant] : []),
];

export const bewegungsspalten: readonly Tabellenspalte<Kontobewegung>[] = [
  { feld: 'tag', titel: 'lademittel.tag', zelle: (z) => formatiereTag(z.tag) },
  {
    feld: 'art',
    titel: 'lademittel.art',
    zelle: (z) => buchungsartname(z, t),
  },
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer' },
  { feld: 'geplant', titel: 'lademittel.geplant', rechts: true, zelle: (z) => formatiereZahl(z.geplant) },
  { feld: 'anzahl', titel: 'beschriftung.anzahl', rechts: true, zelle: (z) => formatiereZahl(z.anzahl) },
  { feld: 'saldo', titel: 'lademittel.saldo', rechts: true, zelle: (z) => formatiereZahl(z.saldo) },
  { feld: 'bemerkung', titel: 'lademittel.bemerkung' },
  { feld: 'dokument', titel: 'lademittel.beleg', zelle: beleg },
  { feld: 'verfasser', titel: 'lademittel.verfasser' },
];

/** Its name shows the paper, as long as the order has it. */
function beleg({ dokumentId, dokument }: Kontobewegung) {
  if (!dokumentId || !dokument) return dokument ?? '';
  return (
    <Papierknopf
      text={dokument}
      titel={dokument}
      datei={dokument}
      leise
      lies={() => liesDokument(dokumentId)}
    />
  );
}

const toene: Record<Saldenzustand, Statuston> = {
  offen: 'info',
  bestaetigt: 'ok',
  abweichend: 'err',
  widerrufen: 'warn',
  abgelaufen: 'warn',
};

export const bestaetigungsspalten: readonly Tabellenspalte<Saldenbestaetigung>[] = [
  { feld: 'stichtag', titel: 'lademittel.stichtag', zelle: (z) => formatiereTag(z.stichtag) },
  { feld: 'saldo', titel: 'lademittel.saldo', rechts: true, zelle: (z) => formatiereZahl(z.saldo) },
  {
    feld: 'zustand',
    titel: 'beschriftung.zustand',
    zelle: (z) => <Statusmarke ton={toene[z.zustand]} text={saldenzustaende[z.zustand]} />,
  },
  {
    feld: 'antwortSaldo',
    titel: 'lademittel.antwortSaldo',
    rechts: true,
    zelle: (z) => (z.antwortSaldo === null ? '' : formatiereZahl(z.antwortSaldo)),
  },
  { feld: 'bemerkung', titel: 'lademittel.bemerkung' },
  {
    feld: 'antwortName',
    titel: 'lademittel.antwortName',
    zelle: (z) => [z.antwortName, formatiereZeitpunkt(z.beantwortetAm)].filter(Boolean).join(', '),
  },
  { feld: 'email', titel: 'beschriftung.eMail' },
  {
    feld: 'angefragtVon',
    titel: 'lademittel.angefragtVon',
    zelle: (z) => `${z.angefragtVon}, ${formatiereZeitpunkt(z.angefragtAm)}`,
  },
];
