import { t } from '@frachtportal/texte/t';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Feld, type FeldEigenschaften } from './Feld';

export type PasswortFeldEigenschaften = Omit<FeldEigenschaften, 'art' | 'hinten' | 'zeilen'>;

/** A password, shown on demand. */
export function PasswortFeld(p: PasswortFeldEigenschaften) {
  const [sichtbar, setSichtbar] = useState(false);
  return (
    <Feld
      {...(p.feld ? {} : { label: 'beschriftung.passwort' })}
      name="password"
      autoComplete="current-password"
      max={200}
      {...p}
      art={sichtbar ? 'text' : 'password'}
      hinten={
        <IconButton
          edge="end"
          aria-pressed={sichtbar}
          aria-label={t('bedienung.passwortFeld.passwortAnzeigen')}
          title={t(
            sichtbar ? 'bedienung.passwortFeld.passwortVerbergen' : 'bedienung.passwortFeld.passwortAnzeigen',
          )}
          onClick={() => setSichtbar(!sichtbar)}
        >
          {sichtbar ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  );
}
