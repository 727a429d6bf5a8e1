import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import { t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Tipp } from '../../../../components/bedienung/Tipp';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { useRechte } from '../../../../lib/rechte';
import { was } from './moegliches';

/** So many are named; of more one reads only how many they are. */
const genannt = 2;

/** How many orders are marked, which, what they weigh together, and what cannot be done with them and why. */
export function Markierung({
  markiert,
  onAufheben,
}: {
  markiert: readonly Auftragszeile[];
  onAufheben: () => void;
}) {
  const darf = useRechte();
  const saetze = darf('auftrag.bearbeiten') ? gruende(markiert) : [];
  const { bruttoGewicht } = summiere(markiert.map((z) => ({ bruttoGewicht: z.sumBruttoGewicht })));
  const stueck = markiert.reduce((bisher, z) => bisher + (z.sumPackstueckAnzahl ?? 0), 0);
  return (
    <div className="fp-markierung" role="status">
      <Tipp text={[`${nummernVon(markiert)}.`, ...saetze].join(' ')}>
        <div>
          <p>
            <b>{t('auftrag.liste.markiert', { anzahl: markiert.length })}</b> {formatiereZahl(stueck)}{' '}
            {t('auftrag.liste.stueck')} {formatiereZahl(bruttoGewicht, 2)} kg
          </p>
          <p>{saetze.join(' ')}</p>
        </div>
      </Tipp>
      <Knopf
        text="auftrag.liste.markierungAufheben"
        icon={<CloseIcon style={{ fontSize: 16 }} />}
        nurIcon
        leise
        onClick={onAufheben}
      />
    </div>
  );
}

const nummernVon = (zeilen: readonly Auftragszeile[]) => zeilen.map((z) => z.spedeigennr).join(', ');

function gruende(markiert: readonly Auftragszeile[]): string[] {
  const { uebertragbar } = was(markiert);
  const unterwegs = markiert.filter((z) => !uebertragbar.includes(z));
  const saetze = [t('auftrag.liste.loeschenNurEinzeln')];
  if (unterwegs.length > genannt)
    saetze.unshift(t('auftrag.liste.schonUnterwegs', { anzahl: unterwegs.length }));
  else if (unterwegs.length > 0)
    saetze.unshift(
      t('auftrag.liste.istUnterwegs', { anzahl: unterwegs.length, nummern: nummernVon(unterwegs) }),
    );
  return saetze;
}
