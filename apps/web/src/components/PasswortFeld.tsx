import { wort } from '@frachtportal/domain/texte/text';
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
      {...(p.feld ? {} : { label: 'Passwort' })}
      name="password"
      autoComplete="current-password"
      max={200}
      {...p}
      art={sichtbar ? 'text' : 'password'}
      hinten={
        <IconButton
          edge="end"
          aria-pressed={sichtbar}
          aria-label={wort('Passwort anzeigen')}
          title={wort(sichtbar ? 'Passwort verbergen' : 'Passwort anzeigen')}
          onClick={() => setSichtbar(!sichtbar)}
        >
          {sichtbar ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      }
    />
  );
}
