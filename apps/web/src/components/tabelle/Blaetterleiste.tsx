import { t } from '@frachtportal/texte/t';
import FirstIcon from '@mui/icons-material/FirstPage';
import LastIcon from '@mui/icons-material/LastPage';
import BackIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import PaginationItem from '@mui/material/PaginationItem';
import ToggleButton from '@mui/material/ToggleButton';
import { zeilenzahl } from '../../lib/format/zahlen';
import { Knopf } from '../bedienung/Knopf';
import { infozeile, seitenfenster } from './seitenfenster';
import './tabelle.css';

interface Eigenschaften {
  seite: number;
  zeilen: number;
  gesamt: number;
  /** There are at least so many; they are still being counted. */
  ungezaehlt?: boolean | undefined;
  onSeite: (seite: number) => void;
  /** Somebody is about to turn to this page. */
  onNahe?: (seite: number) => void;
  onZeilen?: (zeilen: number) => void;
  /** How many rows a page may show; without it the number is fixed. */
  zeilenzahlen?: readonly number[];
  /** Whether a page has as many rows as fit; without it that is not offered. Chosen as 0 rows. */
  fuellt?: boolean | undefined;
}

const klein = { fontSize: 18 };

/** Start, previous, up to ten pages, next, end; how many there are; how many a page shows. */
export function Blaetterleiste({ seite, zeilen, gesamt, onSeite, onNahe, ...p }: Eigenschaften) {
  const seiten = Math.ceil(gesamt / zeilen);
  const anfang = { nurIcon: true, leise: true, deaktiviert: seite <= 1 };
  const ende = { nurIcon: true, leise: true, deaktiviert: seite >= seiten };
  const weiter = { ...ende, deaktiviert: ende.deaktiviert && !p.ungezaehlt };
  // Where the bar is narrow only these stay.
  const nahe = new Set(seitenfenster(seite, seiten, 5));
  return (
    <nav className="fp-kasten fp-blaettern" aria-label={t('bedienung.tabelle.seiten')}>
      <div>
        <Knopf
          text="bedienung.tabelle.anfang"
          icon={<FirstIcon style={klein} />}
          {...anfang}
          onClick={() => onSeite(1)}
        />
        <Knopf
          text="allgemein.zurueck"
          icon={<BackIcon style={klein} />}
          {...anfang}
          onClick={() => onSeite(seite - 1)}
        />
        <span className="fp-seiten">
          {seitenfenster(seite, seiten).map((n) => (
            <PaginationItem
              key={n}
              page={n}
              selected={n === seite}
              aria-label={t('bedienung.tabelle.seite', { nummer: n })}
              aria-current={n === seite ? 'page' : undefined}
              data-fern={nahe.has(n) ? undefined : ''}
              onPointerEnter={() => onNahe?.(n)}
              onFocus={() => onNahe?.(n)}
              onClick={() => onSeite(n)}
            />
          ))}
        </span>
        <Knopf
          text="allgemein.weiter"
          icon={<NextIcon style={klein} />}
          {...weiter}
          onClick={() => onSeite(seite + 1)}
        />
        <Knopf
          text="bedienung.tabelle.ende"
          icon={<LastIcon style={klein} />}
          {...ende}
          onClick={() => onSeite(seiten)}
        />
        <span className="fp-fuellung" />
        <span className="fp-gedaempft fp-infozeile">{infozeile(gesamt, zeilen, seite, p.ungezaehlt)}</span>
        {p.zeilenzahlen && (
          <fieldset className="fp-zeilenzahl">
            <legend>{t('beschriftung.zeilen')}</legend>
            {p.fuellt !== undefined && (
              <ToggleButton value={0} selected={p.fuellt} onClick={() => p.onZeilen?.(0)}>
                {t('bedienung.tabelle.fuellen')}
              </ToggleButton>
            )}
            {p.zeilenzahlen.map((n) => (
              <ToggleButton
                key={n}
                value={n}
                selected={n === zeilen && !p.fuellt}
                aria-label={zeilenzahl(n)}
                onClick={() => p.onZeilen?.(n)}
              >
                {n}
              </ToggleButton>
            ))}
          </fieldset>
        )}
      </div>
    </nav>
  );
}
