import { useSortable } from '@dnd-kit/react/sortable';
import { t } from '@frachtportal/texte/t';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Schalter } from '../../../../components/bedienung/Schalter';

interface Eigenschaften {
  feld: string;
  name: string;
  index: number;
  /** How many columns there are. */
  anzahl: number;
  sichtbar: boolean;
  onSichtbar: (an: boolean) => void;
  onSchritt: (um: -1 | 1) => void;
}

/** A column in the panel: shown or not, dragged by its handle, by pointer or keys, or moved by a button. */
export function Spaltenzeile({ feld, name, index, ...p }: Eigenschaften) {
  const { ref, handleRef, isDragging } = useSortable({ id: feld, index });
  const schritt = (um: -1 | 1) => (e: MouseEvent<HTMLElement>) => {
    // At the end the button is of no more use, and would take the focus along.
    if ([0, p.anzahl - 1].includes(index + um))
      e.currentTarget.closest('li')?.querySelector('input')?.focus();
    p.onSchritt(um);
  };
  return (
    <li
      ref={ref}
      data-gezogen={isDragging ? '' : undefined}
      onKeyDown={(e) => {
        if (!e.altKey || (e.key !== 'ArrowUp' && e.key !== 'ArrowDown')) return;
        e.preventDefault();
        p.onSchritt(e.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <IconButton
        ref={handleRef}
        className="fp-spalten-griff"
        aria-label={t('auftrag.ansicht.verschieben', { spalte: t(name) })}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Schalter label={name} wert={p.sichtbar} onAendern={p.onSichtbar} />
      <Knopf
        text={t('auftrag.ansicht.nachVorn', { spalte: t(name) })}
        icon={<UpIcon fontSize="small" />}
        nurIcon
        leise
        deaktiviert={index === 0}
        onClick={schritt(-1)}
      />
      <Knopf
        text={t('auftrag.ansicht.nachHinten', { spalte: t(name) })}
        icon={<DownIcon fontSize="small" />}
        nurIcon
        leise
        deaktiviert={index === p.anzahl - 1}
        onClick={schritt(1)}
      />
    </li>
  );
}
