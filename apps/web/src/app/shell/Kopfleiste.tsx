import PaletteIcon from '@mui/icons-material/ContrastOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Knopf } from '../../components/Knopf';
import { Menueknopf } from '../../components/Werkzeugleiste';
import { useKonfiguration } from '../../lib/konfiguration';
import { beende } from '../../lib/start';
import { pfade } from '../pfade';
import { aktuellerStil, type Stil, stile, waehleStil } from '../theme/stile';
import { werBinIch } from './werBinIch';

interface Eigenschaften {
  onMenue: () => void;
  onTasten: () => void;
}

export function Kopfleiste({ onMenue, onTasten }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { data: ich } = useQuery(werBinIch);
  return (
    <header className="fp-kopf">
      <Knopf text="Menü" icon={<MenuIcon fontSize="small" />} nurIcon leise onClick={onMenue} />
      <Link to={pfade.auftragsliste} className="fp-produkt">
        Frachtportal
      </Link>
      <span className="fp-gedaempft fp-ab-tablet">{__VERSION__}</span>
      <span className="fp-fuellung" />
      {ich?.mandant && <span className="fp-mandant fp-ab-tablet">{ich.mandant}</span>}
      <span className="fp-benutzer">
        <PersonIcon aria-hidden="true" />
        <span className="fp-nur-vorlesen">Angemeldet als </span>
        {ich?.name}
      </span>
      <Stilwahl />
      <Knopf
        text="Tastenkürzel"
        taste="?"
        icon={<HelpIcon fontSize="small" />}
        nurIcon
        leise
        onClick={onTasten}
      />
      <Knopf
        text="Abmelden"
        icon={<LogoutIcon />}
        leise
        onClick={() => void beende(abfragen)}
        className="fp-abmelden"
      />
    </header>
  );
}

/** Light and dark for everybody; the other two where the client's configuration offers a choice. */
function Stilwahl() {
  const { isCustomstylebuttons } = useKonfiguration();
  const [stil, setStil] = useState<Stil>(aktuellerStil);
  const angebot = isCustomstylebuttons ? stile : stile.slice(0, 3);
  return (
    <Menueknopf
      text="Darstellung"
      icon={<PaletteIcon fontSize="small" />}
      nurIcon
      leise
      eintraege={angebot.map(({ name, titel }) => ({
        text: titel,
        gewaehlt: name === stil,
        onClick: () => {
          waehleStil(name);
          setStil(name);
        },
      }))}
    />
  );
}
