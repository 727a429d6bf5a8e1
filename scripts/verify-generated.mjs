import { scheitern, schritt } from './lib/ausgabe.mjs';
import { bauen } from './lib/bauen.mjs';
import { ERZEUGTES } from './lib/pruefungen.mjs';

try {
  await bauen('--filter=@frachtportal/api');
  await schritt(ERZEUGTES.name, ERZEUGTES.pruefen);
} catch (fehler) {
  scheitern(fehler);
}
