import { expect, it } from 'vitest';
import { stuecke } from './hervorhebung';

/** The text with what is written stronger in brackets. */
const gezeigt = (text: string, frage: string) =>
  stuecke(text, frage)
    .map((s) => (s.trifft ? `[${s.text}]` : s.text))
    .join('');

it.each([
  ['Müller & Söhne · D 20095 Hamburg', 'mül hamb', '[Mül]ler & Söhne · D 20095 [Hamb]urg'],
  ['Müller', 'MULL', '[Müll]er'],
  ['Große Straße 7', 'strass', 'Große [Straß]e 7'],
  ['Straßenbau', 'senb', 'Stra[ßenb]au'],
  ['Mammamia', 'ma', '[Ma]m[ma]mia'],
  ['Hafen AG', 'hafen fen', '[Hafen] AG'],
  ['Hafen AG', 'weit', 'Hafen AG'],
  ['Hafen AG', '  ', 'Hafen AG'],
])('in %j, asked for %j, it is %j', (text, frage, erwartet) => expect(gezeigt(text, frage)).toBe(erwartet));
