import { t } from '@frachtportal/texte/t';
import ToggleButton from '@mui/material/ToggleButton';
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
    <fieldset className="fp-reihe fp-zeichenwahl">
      <legend>{t('beschriftung.icon')}</legend>
      {Object.entries(statuszeichen).map(([name, { text, Icon }]) => (
        <ToggleButton
          key={name}
          value={name}
          selected={name === wert}
          aria-label={t(text)}
          title={t(text)}
          onClick={() => onWahl(name === wert ? null : name)}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </fieldset>
  );
}
