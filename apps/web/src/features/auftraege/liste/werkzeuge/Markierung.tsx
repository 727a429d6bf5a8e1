import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import { t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { useRechte } from '../../../../lib/rechte';
import { was } from './moegliches';

/** So many are named; of more one reads only how many they are. */
const genannt = 2;

/** How many orders are marked, what they weigh together, and what cannot be done with them and why. */
export function Markierung({
  markiert,
  onAufheben,
}: {
  markiert: readonly Auftragszeile[];
  onAufheben: () => void;
}) {
  const darf = useRechte();
  const { bruttoGewicht } = summiere(markiert.map((z) => ({ bruttoGewicht: z.sumBruttoGewicht })));
  const stueck = markiert.reduce((bisher, z) => bisher + (z.sumPackstueckAnzahl ?? 0), 0);
  return (
    <div className="fp-markierung" role="status">
      <b>{t('auftrag.liste.markiert', { anzahl: markiert.length })}</b>
      <span>
        {formatiereZahl(stueck)} {t('auftrag.liste.stueck')} {formatiereZahl(bruttoGewicht, 2)} kg
      </span>
      {darf('auftrag.bearbeiten') && <p>{mitGanzen(gruende(markiert).join(' '), markiert)}</p>}
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

/** The number of an order is read in one piece, wherever the line ends. */
function mitGanzen(text: string, markiert: readonly Auftragszeile[]) {
  const nummern = new Set(markiert.map((z) => z.spedeigennr));
  return text.split(/([^\s,]+)/).map((wort, i) =>
    nummern.has(wort) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word of a sentence has no other name than its place
      <span key={i} className="fp-ungeteilt">
        {wort}
      </span>
    ) : (
      wort
    ),
  );
}

function gruende(markiert: readonly Auftragszeile[]): string[] {
  const { uebertragbar } = was(markiert);
  const unterwegs = markiert.filter((z) => !uebertragbar.includes(z));
  const nummern = unterwegs.map((z) => z.spedeigennr).join(', ');
  const saetze = [t('auftrag.liste.loeschenNurEinzeln')];
  if (unterwegs.length > genannt)
    saetze.unshift(t('auftrag.liste.schonUnterwegs', { anzahl: unterwegs.length }));
  else if (unterwegs.length > 0)
    saetze.unshift(t('auftrag.liste.istUnterwegs', { anzahl: unterwegs.length, nummern }));
  return saetze;
}
