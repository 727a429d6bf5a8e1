import { sprachen } from 'virtual:texte';
import { sprich, useSprache } from '../../lib/sprache';
import { Umschalter } from './Umschalter';

/** One of the portal's languages, before anybody is logged in. */
export function Sprachwahl() {
  const sprache = useSprache();
  return (
    <Umschalter
      name="beschriftung.sprache"
      wert={String(sprache)}
      moeglich={sprachen.map(({ id, name }) => ({ wert: String(id), text: name }))}
      onWahl={(id) => void sprich(Number(id))}
    />
  );
}
