import type {
  Kontobewegung,
  Lademittelplanung,
  Lademittelsaldo,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { buchungsartname } from '@frachtportal/domain/lademittel/lademittelkonto';
import { t } from '@frachtportal/texte/t';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereTag } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';

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
    zelle: (z) => buchungsartname(z, t),
  },
  { feld: 'nummer', titel: 'beschriftung.auftragsnummer' },
  { feld: 'geplant', titel: 'lademittel.geplant', rechts: true },
  { feld: 'anzahl', titel: 'beschriftung.anzahl', rechts: true, zelle: (z) => formatiereZahl(z.anzahl) },
  { feld: 'saldo', titel: 'lademittel.saldo', rechts: true, zelle: (z) => formatiereZahl(z.saldo) },
  { feld: 'bemerkung', titel: 'lademittel.bemerkung' },
  { feld: 'verfasser', titel: 'lademittel.verfasser' },
];
