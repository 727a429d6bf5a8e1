import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../../components/bedienung/Werkzeugleiste';
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
    <Werkzeugleiste titel={t('allgemein.eintragBearbeiten', { name: t(titel) })}>
      <Knopf text="allgemein.neu" primaer onClick={() => onOeffnen('neu')} />
      <Knopf text="allgemein.bearbeiten" onClick={() => onOeffnen('bearbeiten')} />
      <Knopf text="allgemein.kopieren" onClick={() => onOeffnen('kopie')} />
      <Knopf
        text={gesperrt ? 'stammdaten.listen.entsperren' : 'stammdaten.listen.sperren'}
        laeuft={laeuft}
        onClick={onSperren}
      />
      <Knopf text="stammdaten.listen.codesDerPartner" onClick={() => onOeffnen('codes')} />
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
        text="stammdaten.listen.nachOben"
        deaktiviert={gefiltert || stelle <= 0 || laeuft}
        hinweis={
          gefiltert ? 'stammdaten.listen.reihenfolgeGesperrt' : 'stammdaten.listen.reihenfolgeErklaerung'
        }
        onClick={() => onVerschieben(stelle, -1)}
      />
      <Knopf
        text="stammdaten.listen.nachUnten"
        deaktiviert={gefiltert || stelle < 0 || stelle >= anzahl - 1 || laeuft}
        onClick={() => onVerschieben(stelle, 1)}
      />
    </>
  );
}
