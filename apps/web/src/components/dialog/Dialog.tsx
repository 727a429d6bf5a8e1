import { t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { buttonClasses } from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions, { dialogActionsClasses } from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Knopf } from '../bedienung/Knopf';

interface Eigenschaften {
  titel: string;
  /** Escape, the cross, a click beside it. Without it the dialog closes only through its buttons. */
  onSchliessen?: () => void;
  /** Something is entered that closing so would lose: it asks first. */
  geaendert?: boolean;
  /** The buttons; the primary one comes first. */
  aktionen?: ReactNode;
  breite?: number;
  hoehe?: number;
  dringend?: boolean;
  children: ReactNode;
}

const dauer = { enter: 120, exit: 0 };

/** What dialogs are opened from stays while one is open: it is told so, and when none is. */
export const Haltekontext = createContext<() => (() => void) | undefined>(() => undefined);

/** The primary button of a dialog. */
export function hauptknopf(dialog: Element | null): HTMLElement | null {
  return dialog?.querySelector(`.${dialogActionsClasses.root} .${buttonClasses.contained}`) ?? null;
}

/**
 * Ctrl+Enter takes the primary button, wherever in the dialog one is; Ctrl+S too, where it is no question. Neither may
 * reach the browser, which would save the page.
 */
function bestaetigeMitTaste(e: KeyboardEvent<HTMLElement>): void {
  const taste = e.ctrlKey || e.metaKey ? e.key.toLowerCase() : '';
  if (taste !== 'enter' && taste !== 's') return;
  // A dialog above this one is in the same tree of React, but not in this element; a cell's editor is gone by now.
  const ziel = e.target as Node;
  if (ziel.isConnected && !e.currentTarget.contains(ziel)) return;
  e.preventDefault();
  if (taste === 's' && e.currentTarget.querySelector('[role="alertdialog"]')) return;
  const knopf = hauptknopf(e.currentTarget);
  // The field one is in hands its value over, and the button has it, before the click.
  flushSync(() => knopf?.focus());
  knopf?.click();
}

/** A modal dialog; it fills the screen where it would not fit. Focus stays inside and returns afterwards. */
export function Dialog({ offen, ...p }: Eigenschaften & { offen: boolean }) {
  // Pages have many that stay closed.
  return offen ? <OffenerDialog {...p} /> : null;
}

function OffenerDialog({
  titel,
  onSchliessen,
  geaendert,
  aktionen,
  breite = 460,
  hoehe,
  dringend,
  children,
}: Eigenschaften) {
  const halte = use(Haltekontext);
  useEffect(halte, [halte]);
  const id = useId();
  const [fragt, setFragt] = useState(false);
  const schliesse = geaendert ? () => setFragt(true) : onSchliessen;
  const voll = useMediaQuery(`(max-width: ${Math.min(breite + 32, 900)}px)`) && breite > 500;
  // On a phone fields stand below each other: the height made for a desk would hide some.
  const schmal = useMediaQuery('(max-width: 599.95px)');
  return (
    <>
      <MuiDialog
        open
        onClose={(ereignis, grund) => {
          // The second half of the double click that has opened the dialog lands beside it.
          if (grund === 'escapeKeyDown' || (ereignis as MouseEvent).detail < 2) schliesse?.();
        }}
        onKeyDown={bestaetigeMitTaste}
        fullScreen={voll}
        // Gone at once: keys pressed right after it belong to the page again.
        transitionDuration={dauer}
        role={dringend ? 'alertdialog' : 'dialog'}
        aria-labelledby={`${id}-titel`}
        aria-describedby={dringend ? `${id}-text` : undefined}
        slotProps={{
          paper: {
            style: voll ? undefined : { width: breite, height: schmal ? undefined : hoehe },
          },
        }}
      >
        <DialogTitle component="header">
          <h2 id={`${id}-titel`}>{t(titel)}</h2>
          {schliesse && (
            <Knopf
              text="allgemein.schliessen"
              icon={<CloseIcon fontSize="small" />}
              nurIcon
              leise
              onClick={schliesse}
            />
          )}
        </DialogTitle>
        <DialogContent dividers id={`${id}-text`}>
          {children}
        </DialogContent>
        {aktionen && <DialogActions>{aktionen}</DialogActions>}
      </MuiDialog>
      {fragt && (
        <FrageDialog
          offen
          titel="bedienung.dialog.aenderungenVerwerfen"
          frage="allgemein.verwerfenFrage"
          gefahr
          onJa={() => onSchliessen?.()}
          onNein={() => setFragt(false)}
        />
      )}
    </>
  );
}

interface Frage {
  offen: boolean;
  titel: string;
  frage: string;
  ja?: string;
  nein?: string;
  /** Ja takes away what cannot be brought back: Enter alone must not say it. */
  gefahr?: boolean;
  laeuft?: boolean;
  onJa: () => void;
  onNein: () => void;
  /** Escape and the cross, where they are to mean neither Ja nor Nein. */
  onOffen?: () => void;
}

/** A question with Ja and Nein; Escape means Nein, unless it leaves the question open. */
export function FrageDialog({
  offen,
  titel,
  frage,
  ja = 'Ja',
  nein = 'allgemein.nein',
  gefahr = false,
  laeuft,
  onJa,
  onNein,
  onOffen = onNein,
}: Frage) {
  return (
    <Dialog
      offen={offen}
      titel={titel}
      dringend
      onSchliessen={onOffen}
      breite={420}
      aktionen={
        <>
          <Knopf
            text={ja}
            primaer
            gefahr={gefahr}
            laeuft={laeuft ?? false}
            onClick={onJa}
            autoFocus={!gefahr}
          />
          <Knopf text={nein} onClick={onNein} autoFocus={gefahr} />
        </>
      }
    >
      <p>{t(frage)}</p>
    </Dialog>
  );
}
