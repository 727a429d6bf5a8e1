import { scheitern, schritt } from './lib/ausgabe.mjs';
import { bauen } from './lib/bauen.mjs';
import { dokumente, erzeugen, KLIENT, zeilentypen } from './lib/erzeugen.mjs';
import { textschluessel } from './lib/textschluessel.mjs';

try {
  await schritt('Schlüssel der Texte als Typ erzeugen', textschluessel);
  await schritt('Zeilentypen der SQL-Anweisungen erzeugen', zeilentypen);
  await bauen('--filter=@frachtportal/api');
  await schritt('OpenAPI und Klient erzeugen', () => erzeugen(KLIENT));
  await schritt('XML-Schemata und Regelblatt erzeugen', dokumente);
} catch (fehler) {
  scheitern(fehler);
}
