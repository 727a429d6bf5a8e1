import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adressfelder } from '@frachtportal/domain/adresse/adressfelder';
import { felder } from '@frachtportal/domain/feld/feld';
import { alsEingabe } from '../../../lib/format/eingabe';

/** The fields of the form, in the order in which Enter goes through them. */
export const formularfelder = [
  'mandant',
  ...adressfelder,
  'mailTrackTrace',
  'einmaladresse',
  'unsichtbar',
] as const satisfies readonly (keyof Adresse)[];

export type Adressfeld = (typeof formularfelder)[number];

export const hatFeld = (pfad: string) => (formularfelder as readonly string[]).includes(pfad);

/** An address with every field that can be entered, empty where it is not given. */
export function alsWerte(adresse: Partial<Adresse>): Partial<Adresse> {
  const leer = [...felder(Adresse).values()].filter((f) => !f.nurLesen).map((f) => [f.name, null]);
  return { ...Object.fromEntries(leer), einmaladresse: false, unsichtbar: false, ...eingabe(adresse) };
}

/** What of the form's values is sent: `land` says the country, not the sign beside it. */
export function eingabe(werte: Partial<Adresse>): Partial<Adresse> {
  const { lkz: _, ...gesendet } = alsEingabe(Adresse, werte);
  return gesendet;
}

/** What a copy starts with: everything but what makes an entry that very one. */
export function alsKopie(adresse: Adresse): Partial<Adresse> {
  return alsWerte({
    ...adresse,
    copyId: adresse.id,
    fremdnummer: null,
    fremdid: null,
    mandant: { id: adresse.mandantId },
  });
}

/** Was something of an address entered? */
export function nurName(werte: Partial<Adresse>): boolean {
  return formularfelder.every(
    (name) => name === 'name' || name === 'land' || name === 'mandant' || !werte[name],
  );
}
