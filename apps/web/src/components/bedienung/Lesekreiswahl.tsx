import { Umschalter } from './Umschalter';

const kreise = [
  { wert: 'intern', text: 'kommentar.intern' },
  { wert: 'kunde', text: 'kommentar.fuerKunden' },
] as const;

/** For whom something will be to read: for users of the main client alone, or for the customer too. */
export function Lesekreiswahl({ intern, onWahl }: { intern: boolean; onWahl: (intern: boolean) => void }) {
  return (
    <Umschalter
      name="kommentar.fuerWen"
      wert={intern ? 'intern' : 'kunde'}
      moeglich={kreise}
      onWahl={(wert) => onWahl(wert === 'intern')}
    />
  );
}
