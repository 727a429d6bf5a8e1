import Tooltip from '@mui/material/Tooltip';
import { type HTMLAttributes, type RefObject, type SyntheticEvent, useEffect } from 'react';

/** What the tooltip wants to hear of its element. */
export type Griffe = Partial<
  Record<
    'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd',
    (ereignis: SyntheticEvent<HTMLElement>) => void
  >
>;

export interface Tippangaben {
  id: string;
  text: string;
  element: HTMLElement;
  placement: 'right' | 'bottom';
  /** Given to the element. */
  griffe: RefObject<Griffe>;
  /** What happened to the element before this was there. */
  versaeumt: RefObject<(() => void) | null>;
  onOffen: (offen: boolean) => void;
}

/** The tooltip of an element that stands elsewhere. */
export function Tippfenster({ text, element, griffe, versaeumt, onOffen, ...p }: Tippangaben) {
  return (
    <Tooltip
      {...p}
      title={<span>{text}</span>}
      slotProps={{ popper: { anchorEl: element } }}
      onOpen={() => onOffen(true)}
      onClose={() => onOffen(false)}
    >
      <Stellvertreter griffe={griffe} versaeumt={versaeumt} />
    </Tooltip>
  );
}

type Stellvertretend = Pick<Tippangaben, 'griffe' | 'versaeumt'> & HTMLAttributes<HTMLElement> & Griffe;

/** Stands for the element: what the tooltip asks of its child goes there. */
function Stellvertreter({ griffe, versaeumt, ...rest }: Stellvertretend) {
  useEffect(() => {
    griffe.current = rest;
  });
  // Not at once: the tooltip comes to know its child first.
  useEffect(() => {
    const uhr = setTimeout(() => versaeumt.current?.());
    return () => clearTimeout(uhr);
  }, [versaeumt]);
  return <span hidden {...rest} />;
}
