import { useState } from 'react';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { aktuellerStil, type Stil, stile, waehleStil } from './stile';
import './stilknoepfe.css';

/** The four styles as buttons, each in its own colours. */
export function Stilknoepfe() {
  const [stil, setStil] = useState<Stil>(aktuellerStil);
  return (
    <Umschalter<Stil>
      name="allgemein.darstellung"
      wert={stil}
      moeglich={stile.map(({ name, titel }) => ({
        wert: name,
        text: titel,
        icon: (
          <span className="fp-stilmuster" data-theme={name}>
            A
          </span>
        ),
      }))}
      onWahl={(name) => {
        waehleStil(name);
        setStil(name);
      }}
    />
  );
}
