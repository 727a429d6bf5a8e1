import { wort } from '@frachtportal/domain/texte/text';
import type { ReactNode } from 'react';
import { Knopf } from '../../../components/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../../components/Werkzeugleiste';
import type { Listenoffen } from './Listenfenster';

interface Eigenschaften {
  titel: string;
  /** The marked entry is locked. */
  gesperrt: boolean;
  laeuft: boolean;
  onOeffnen: (was: Listenoffen) => void;
  onSperren: () => void;
  children?: ReactNode;
}

/** What can be done with the entries of a list. */
export function Listenleiste({ titel, gesperrt, laeuft, onOeffnen, onSperren, children }: Eigenschaften) {
  return (
    <Werkzeugleiste titel={wort('{name} bearbeiten', { name: wort(titel) })}>
      <Knopf text="Neu" primaer onClick={() => onOeffnen('neu')} />
      <Knopf text="Bearbeiten" onClick={() => onOeffnen('bearbeiten')} />
      <Knopf text="Kopieren" onClick={() => onOeffnen('kopie')} />
      <Knopf text={gesperrt ? 'Entsperren' : 'Sperren'} laeuft={laeuft} onClick={onSperren} />
      <Knopf text="Codes der Partner" onClick={() => onOeffnen('codes')} />
      {children}
    </Werkzeugleiste>
  );
}

interface Reihenfolgeangaben {
  /** Where the marked entry stands; -1 for none. */
  stelle: number;
  anzahl: number;
  gefiltert: boolean;
  laeuft: boolean;
  onVerschieben: (stelle: number, um: 1 | -1) => void;
}

/** Moves the marked entry, for lists that are offered in an order of their own. */
export function Reihenfolge({ stelle, anzahl, gefiltert, laeuft, onVerschieben }: Reihenfolgeangaben) {
  return (
    <>
      <Werkzeugtrenner />
      <Knopf
        text="Nach oben"
        deaktiviert={gefiltert || stelle <= 0 || laeuft}
        hinweis={
          gefiltert
            ? 'Die Reihenfolge wird in der ganzen Liste geändert: bitte Suche und Auswahl leeren.'
            : 'Die Reihenfolge, in der die Auswahl angeboten wird'
        }
        onClick={() => onVerschieben(stelle, -1)}
      />
      <Knopf
        text="Nach unten"
        deaktiviert={gefiltert || stelle < 0 || stelle >= anzahl - 1 || laeuft}
        onClick={() => onVerschieben(stelle, 1)}
      />
    </>
  );
}
