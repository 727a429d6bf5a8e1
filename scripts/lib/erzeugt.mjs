// Second half of `npm run verify:generated`, and the check of the same name: nothing generated may lag behind.
import { Hinweis, scheitern } from './ausgabe.mjs';
import { abweichungen } from './erzeugen.mjs';

try {
  const namen = await abweichungen();
  if (namen.length > 0) throw new Hinweis(`Bitte „npm run generate“ laufen lassen:\n  ${namen.join('\n  ')}`);
} catch (fehler) {
  scheitern(fehler);
}
