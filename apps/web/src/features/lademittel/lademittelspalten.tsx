import type {
  Kontobewegung,
  Lademittelplanung,
  Lademittelsaldo,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';

/** What somebody books by hand, in words. */
export const handarten: Readonly<Record<string, string>> = {
  bewegung: 'lademittel.artBewegung',
  eroeffnung: 'lademittel.artEroeffnung',
  ausgleich: 'lademittel.artAusgleich',
};
const arten: Readonly<Record<string, string>> = {
  ...handarten,
  bestaetigt: 'lademittel.artBestaetigt',
  storno: 'lademittel.artStorno',
};

const mandant = { feld: 'mandant', titel: 'beschriftung.mandant' };
const lademittel = { feld: 'lademittel', titel: 'beschriftung.lademittel' };
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

export const planungsspalten = (mitMandant: boolean): Tabellenspalte<Lademittelplanung>[] => [
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer', breite: 130 },
  { feld: 'tag', titel: 'lademittel.tag', breite: 100, zelle: (z) => formatiereTag(z.tag) },
  ...wer,
  lademittel,
  { feld: 'anzahl', titel: 'lademittel.geplant', breite: 90, rechts: true },
  ...(mitMandant ? [mandant] : []),
];

export const bewegungsspalten: readonly Tabellenspalte<Kontobewegung>[] = [
  { feld: 'tag', titel: 'lademittel.tag', zelle: (z) => formatiereTag(z.tag) },
  {
    feld: 'art',
    titel: 'lademittel.art',
    zelle: ({ art, storniert }) =>
      `${t(arten[art] ?? '')}${storniert && art !== 'storno' ? ` (${t('lademittel.storniert')})` : ''}`,
  },
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer' },
  { feld: 'geplant', titel: 'lademittel.geplant', rechts: true },
  { feld: 'anzahl', titel: 'beschriftung.anzahl', rechts: true, zelle: (z) => formatiereZahl(z.anzahl) },
  { feld: 'saldo', titel: 'lademittel.saldo', rechts: true, zelle: (z) => formatiereZahl(z.saldo) },
  { feld: 'bemerkung', titel: 'lademittel.bemerkung' },
  { feld: 'verfasser', titel: 'lademittel.verfasser' },
];
