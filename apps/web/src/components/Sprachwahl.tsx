import { sprachen, sprich, useSprache } from '../lib/sprache';
import { Umschalter } from './Umschalter';

/** German or English, before anybody is logged in. */
export function Sprachwahl() {
  const sprache = useSprache();
  return (
    <Umschalter
      name="Sprache"
      wert={String(sprache)}
      moeglich={[
        { wert: String(sprachen.deutsch), text: 'Deutsch' },
        { wert: String(sprachen.englisch), text: 'English' },
      ]}
      onWahl={(id) => void sprich(Number(id))}
    />
  );
}
