import { wort } from '@frachtportal/domain/texte/text';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import { useRechte } from '../../lib/rechte';
import { menue } from './menue';

/** The navigation at the left; `schmal` shows icons only. */
export function Hauptmenue({ schmal, onWahl }: { schmal?: boolean; onWahl?: () => void }) {
  const darf = useRechte();
  return (
    <nav className={schmal ? 'fp-menue fp-menue-schmal' : 'fp-menue'} aria-label={wort('Hauptmenü')}>
      {menue
        .map(({ gruppe, punkte }) => ({ gruppe, punkte: punkte.filter((p) => darf(p.recht)) }))
        .filter(({ punkte }) => punkte.length > 0)
        .map(({ gruppe, punkte }) => (
          <section key={gruppe} aria-label={wort(gruppe)}>
            {!schmal && <h2>{wort(gruppe)}</h2>}
            {punkte.map(({ titel, pfad, icon: Icon, mitUnterseiten }) => (
              <Tooltip key={pfad} title={schmal ? wort(titel) : ''} placement="right">
                <NavLink to={pfad} end={!mitUnterseiten} onClick={onWahl} aria-label={wort(titel)}>
                  <Icon aria-hidden="true" />
                  {!schmal && wort(titel)}
                </NavLink>
              </Tooltip>
            ))}
          </section>
        ))}
    </nav>
  );
}
