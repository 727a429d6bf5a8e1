import { wort } from '@frachtportal/domain/texte/text';
import { statuszeichen } from './statuszeichen';

/** The choice of an icon, all of them in sight; the chosen one again means none. */
export function Zeichenwahl({
  wert,
  onWahl,
}: {
  wert: string | null;
  onWahl: (icon: string | null) => void;
}) {
  return (
    <fieldset className="fp-zeichenwahl">
      <legend>{wort('Icon')}</legend>
      {Object.entries(statuszeichen).map(([name, { text, Icon }]) => (
        <button
          key={name}
          type="button"
          aria-label={wort(text)}
          title={wort(text)}
          aria-pressed={name === wert}
          onClick={() => onWahl(name === wert ? null : name)}
        >
          <Icon fontSize="small" />
        </button>
      ))}
    </fieldset>
  );
}
