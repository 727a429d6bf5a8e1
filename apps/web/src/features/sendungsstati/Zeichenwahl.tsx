import { t } from '@frachtportal/texte/t';
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
      <legend>{t('beschriftung.icon')}</legend>
      {Object.entries(statuszeichen).map(([name, { text, Icon }]) => (
        <button
          key={name}
          type="button"
          aria-label={t(text)}
          title={t(text)}
          aria-pressed={name === wert}
          onClick={() => onWahl(name === wert ? null : name)}
        >
          <Icon fontSize="small" />
        </button>
      ))}
    </fieldset>
  );
}
