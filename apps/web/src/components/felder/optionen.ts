import { t } from '@frachtportal/texte/t';
import type { Option } from './AuswahlFeld';

/** Choices that the portal itself offers, in the user's language. */
export function uebersetzt(optionen: readonly Option[]): Option[] {
  return optionen.map((o) => ({ ...o, text: t(o.text) }));
}

/** A set of named values as choices, in the user's language. */
export function optionenAus(namen: Readonly<Record<string, string>>): Option[] {
  return uebersetzt(Object.entries(namen).map(([id, text]) => ({ id, text })));
}
