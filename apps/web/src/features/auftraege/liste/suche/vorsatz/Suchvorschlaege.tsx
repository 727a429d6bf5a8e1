import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { Filterchip } from '../../../../../components/bedienung/Filterchip';
import { Knopf } from '../../../../../components/bedienung/Knopf';
import { anzeigestatiAbfrage } from '../../../../sendungsstati/api/stati';
import { offenerVorsatz, type Vorsatz, vorsatztext } from './vorsaetze';
import { type Vorschlag, vorschlaegeFuer } from './vorschlaege';

interface Eigenschaften {
  eingabe: string;
  onWahl: (vorschlag: Vorschlag) => void;
  /** Back to the words. */
  onZurueck: () => void;
}

const keine: never[] = [];
const schritte: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Where the last word may be looked for alone, and which statuses there are; the arrows go through them. */
export function Suchvorschlaege({ eingabe, onWahl, onZurueck }: Eigenschaften) {
  const status = offenerVorsatz(eingabe)?.filter === 'status';
  const { data: stati = keine } = useQuery({
    ...anzeigestatiAbfrage(''),
    enabled: status,
    meta: { leise: true },
  });
  const vorschlaege = vorschlaegeFuer(
    eingabe,
    stati.map((s) => t(s.kurzBezeichnung)),
  );
  const gehe = (e: KeyboardEvent<HTMLElement>) => {
    const knoepfe = [...e.currentTarget.querySelectorAll('button')];
    const schritt = schritte[e.key];
    if (e.key !== 'Escape' && schritt === undefined) return;
    e.preventDefault();
    const naechster = knoepfe.indexOf(document.activeElement as HTMLButtonElement) + (schritt ?? 0);
    if (schritt === undefined || naechster < 0) onZurueck();
    else knoepfe[naechster]?.focus();
  };
  if (vorschlaege.length === 0) return null;
  return (
    <fieldset
      className={`fp-kasten fp-vorsaetze${status ? ' fp-vorsaetze-liste' : ''}`}
      aria-label={t('auftrag.liste.nurSuchenIn')}
      onKeyDown={gehe}
    >
      {vorschlaege.map((v) => (
        <Knopf
          key={v.filter + v.wort}
          text={status ? v.wort : vorsatztext(v)}
          leise={status}
          onClick={() => onWahl(v)}
        />
      ))}
    </fieldset>
  );
}

interface Chipangaben {
  chips: readonly Vorsatz[];
  onChips: (chips: Vorsatz[]) => void;
}

/** What is looked for in one place only, before the words. */
export function Suchchips({ chips, onChips }: Chipangaben) {
  return (
    <span className="fp-suchchips">
      {chips.map((chip, i) => (
        <span key={vorsatztext(chip)} title={vorsatztext(chip)}>
          <Filterchip text={vorsatztext(chip)} an onSchalten={() => onChips(chips.toSpliced(i, 1))} />
        </span>
      ))}
    </span>
  );
}
