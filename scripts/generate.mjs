import { scheitern, schritt } from './lib/ausgabe.mjs';
import { bauen } from './lib/bauen.mjs';
import { erzeugen, KLIENT, schemata } from './lib/erzeugen.mjs';

try {
  await bauen('--filter=@frachtportal/api');
  await schritt('OpenAPI und Klient erzeugen', () => erzeugen(KLIENT));
  await schritt('XML-Schemata erzeugen', schemata);
} catch (fehler) {
  scheitern(fehler);
}
