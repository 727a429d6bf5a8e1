import { useEffect, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Schalter } from '../../../../components/bedienung/Schalter';
import { type Formularwerte, istLeereAdresse } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';

/**
 * Shall the different pickup address be printed on the label? Shown once there is one, without use as soon as a neutral
 * sender stands there; untouched it is on for an address of the address book.
 */
export function LabeldruckSchalter() {
  const { konfiguration: k, nurLesen } = useUmgebung();
  const { field } = useController({ name: 'abweichendeBeladung' });
  const [abholer, neutral] = useWatch<
    Formularwerte,
    ['abweichendeAbholerAdresse', 'neutralerAbsenderAdresse']
  >({ name: ['abweichendeAbholerAdresse', 'neutralerAbsenderAdresse'] });
  const fehlt = istLeereAdresse(abholer);
  const fehlte = useRef(fehlt);
  useEffect(() => {
    // Without a pickup address nobody has chosen anything; a new one starts with what it says itself.
    if (!fehlte.current && fehlt && field.value !== null) field.onChange(null);
    fehlte.current = fehlt;
  });
  if (!k.variante.labeldruck || fehlt) return null;
  const gesperrt = !istLeereAdresse(neutral);
  const an = !gesperrt && ((field.value as boolean | null) ?? Boolean(abholer?.id));
  return (
    <Schalter
      label="auftrag.erfassung.abwLabeldruck"
      hinweis="auftrag.erfassung.abholadresseAufLabelFrage"
      wert={an}
      nurLesen={nurLesen || gesperrt}
      onAendern={field.onChange}
    />
  );
}
