import { t } from '@frachtportal/texte/t';
import PaletteIcon from '@mui/icons-material/ContrastOutlined';
import ManualIcon from '@mui/icons-material/HelpOutlineOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { tastenworte } from '../../components/bedienung/tastenworte';
import { Menueknopf } from '../../components/bedienung/Werkzeugleiste';
import { useKonfiguration } from '../../lib/konfiguration';
import { pfade } from '../../lib/pfade';
import { beende } from '../../lib/start';
import { Firmenzeichen } from '../auftritt/spaeter';
import { Rundgangangebot } from '../rundgang/Rundgangangebot';
import { Stilknoepfe } from '../theme/Stilknoepfe';
import { aktuellerStil, type Stil, stile, waehleStil } from '../theme/stile';
import { werBinIch } from './werBinIch';

const BenutzerDialog = lazy(async () => ({
  default: (await import('../../features/benutzer/BenutzerDialog')).BenutzerDialog,
}));

interface Eigenschaften {
  onMenue: () => void;
  onTasten: () => void;
  onSpringen: () => void;
}

export function Kopfleiste({ onMenue, onTasten, onSpringen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { data: ich } = useQuery(werBinIch);
  const abmeldung = useMutation({ mutationFn: () => beende(abfragen) });
  const platz = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  return (
    <header className="fp-kopf">
      <Knopf
        text="rahmen.kopfleiste.menue"
        icon={<MenuIcon fontSize="small" />}
        nurIcon
        leise
        onClick={onMenue}
      />
      <Link to={pfade.auftragsliste} className="fp-produkt">
        <Suspense fallback="Frachtportal">
          <Firmenzeichen />
        </Suspense>
      </Link>
      <Link
        to={pfade.ueber}
        className="fp-gedaempft fp-ab-tablet fp-version"
        title={t('rahmen.ueberDasFrachtportal')}
      >
        {__VERSION__}
      </Link>
      <Button className="fp-springen" onClick={onSpringen}>
        <SearchIcon fontSize="small" />
        <span>{t('rahmen.palette.springenZu')}</span>
        <kbd className="fp-taste fp-ab-tablet">{tastenworte('Strg K')}</kbd>
      </Button>
      <span className="fp-fuellung">{platz && <Rundgangangebot />}</span>
      {ich?.mandant && <span className="fp-mandant fp-ab-tablet">{ich.mandant}</span>}
      <AngemeldeterBenutzer />
      <Stilwahl />
      <Knopf
        text="rahmen.tastenkuerzel"
        taste="?"
        icon={<HelpIcon fontSize="small" />}
        nurIcon
        leise
        className="fp-ab-tablet"
        onClick={onTasten}
      />
      <Button
        className="fp-hilfe"
        href="/handbuch.pdf"
        target="_blank"
        rel="noopener"
        startIcon={<ManualIcon />}
      >
        <span>{t('rahmen.kopfleiste.hilfe')}</span>
      </Button>
      <Knopf
        text="rahmen.kopfleiste.logout"
        icon={<LogoutIcon />}
        leise
        laeuft={abmeldung.isPending}
        onClick={() => abmeldung.mutate()}
        className="fp-abmelden"
      />
    </header>
  );
}

/** Who is logged in; the button opens the own data. */
function AngemeldeterBenutzer() {
  const { data: ich } = useQuery(werBinIch);
  const [offen, setOffen] = useState(false);
  if (!ich?.name) return null;
  return (
    <>
      <Knopf
        text={ich.name}
        hinweis="rahmen.kopfleiste.angemeldeterBenutzer"
        icon={<PersonIcon />}
        leise
        className="fp-benutzer"
        onClick={() => setOffen(true)}
      />
      {offen && ich.id !== null && (
        <Suspense>
          <BenutzerDialog id={ich.id} onSchliessen={() => setOffen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A menu for everybody; four buttons where the client's configuration offers them. */
function Stilwahl() {
  const { isCustomstylebuttons } = useKonfiguration();
  const [stil, setStil] = useState<Stil>(aktuellerStil);
  const schmal = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const angebot = isCustomstylebuttons ? stile : stile.slice(0, 3);
  if (isCustomstylebuttons && !schmal) return <Stilknoepfe />;
  return (
    <Menueknopf
      text="allgemein.darstellung"
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
