import { neueKennung } from '../../../../lib/kennung';
import { type Anlage, adressrollen, istLeereAdresse, type Vorlage } from '../formular/formularwerte';

/**
 * An address that is none of the address book and of which something is wrong is there to be corrected and created,
 * for this order alone: otherwise its fields could not be typed in.
 */
export function mitOffenenAdressen(vorlage: Vorlage, beanstandet: readonly (string | null)[]): Vorlage {
  const { werte } = vorlage;
  const offene = adressrollen.filter(
    (rolle) =>
      !werte[rolle].id &&
      !istLeereAdresse(werte[rolle]) &&
      beanstandet.some((feld) => feld?.startsWith(`${rolle}.`)),
  );
  const anlage = Object.fromEntries(
    offene.map((rolle): [string, Anlage] => [
      rolle,
      {
        vorher: werte[rolle],
        copyId: null,
        schluessel: neueKennung(),
        einmaladresse: true,
        unsichtbar: false,
      },
    ]),
  );
  return { ...vorlage, werte: { ...werte, anlage } };
}
