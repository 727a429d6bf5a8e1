import type { Auftragsvorlage } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';

type Spalte = Tabellenspalte<Auftragsvorlage>;
type Anschrift = { name?: string | null; plz?: string | null; ort?: string | null } | null | undefined;

/** Who, and where: `Großhandel Jäger, 28195 Bremen`. */
function anschrift(adresse: Anschrift): string {
  const ort = [adresse?.plz, adresse?.ort].filter(Boolean).join(' ');
  return [adresse?.name, ort].filter(Boolean).join(', ');
}

const name: Spalte = { feld: 'vorlageName', titel: 'vorlage.vorlagenname', sortierbar: true };
const mandant: Spalte = {
  feld: 'mandant',
  titel: 'beschriftung.mandant',
  sortierbar: true,
  zelle: (v) => (v.mandant as { name?: string } | null)?.name ?? '',
};
const rest: Spalte[] = [
  {
    feld: 'absenderAdresse',
    titel: 'beschriftung.absender',
    sortierbar: true,
    zelle: (v) => anschrift(v.auftrag?.absenderAdresse),
  },
  {
    feld: 'empfaengerAdresse',
    titel: 'beschriftung.empfaenger',
    sortierbar: true,
    zelle: (v) => anschrift(v.auftrag?.empfaengerAdresse),
  },
  {
    feld: 'geaendertAm',
    titel: 'beschriftung.geaendertAm',
    breite: 150,
    sortierbar: true,
    zelle: (v) => formatiereZeitpunkt(v.geaendertAm),
  },
];

export const vorlagenspalten: readonly Spalte[] = [name, ...rest];
/** Who sees several clients wants to know whose template it is. */
export const spaltenMitMandant: readonly Spalte[] = [name, mandant, ...rest];
