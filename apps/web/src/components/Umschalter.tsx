import './felder.css';

interface Eigenschaften<W extends string> {
  name: string;
  wert: W;
  moeglich: readonly { wert: W; text: string }[];
  onWahl: (wert: W) => void;
  /** Explains the choice, e.g. its key. */
  hinweis?: string;
}

/** A choice between few words, all of them in sight. */
export function Umschalter<W extends string>({ name, wert, moeglich, onWahl, hinweis }: Eigenschaften<W>) {
  return (
    <fieldset className="fp-umschalter" aria-label={name} title={hinweis}>
      {moeglich.map((m) => (
        <button key={m.wert} type="button" aria-pressed={m.wert === wert} onClick={() => onWahl(m.wert)}>
          {m.text}
        </button>
      ))}
    </fieldset>
  );
}
