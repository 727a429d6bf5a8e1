import { AuswahlFeld, type Option } from '../../../components/felder/AuswahlFeld';
import type { Eingabeangaben } from './eingabeangaben';

interface Eigenschaften extends Eingabeangaben {
  optionen: readonly Option[];
  /** What the field is called for browsers that fill in forms. */
  feldname?: string;
}

/** A choice of few values. */
export function Festwahl({ angabe, wert, fehler, onAendern, optionen, feldname }: Eigenschaften) {
  return (
    <AuswahlFeld
      label={angabe.label}
      labelVersteckt
      pflicht
      breite={280}
      {...(feldname && { name: feldname })}
      optionen={optionen}
      wert={wert}
      fehler={fehler}
      onAendern={(neu) => onAendern(String(neu ?? ''))}
    />
  );
}
