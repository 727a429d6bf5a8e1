import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { satz, t } from '@frachtportal/texte/t';
import CloseIcon from '@mui/icons-material/Close';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSprache } from '../../lib/sprache';
import { Knopf } from '../bedienung/Knopf';
import { Dialog } from './Dialog';
import './meldungen.css';

/** How long a notice stays: the usual time, that of things one wants to read twice, and that of things to be undone. */
export const dauer = { kurz: 5000, lang: 10_000, umkehrbar: 30_000 } as const;

/** What may follow on a notice. */
interface Hinweisaktion {
  text: string;
  onClick: () => void;
  /** It can be done until it says otherwise; answers how to stop listening. */
  bis?: (vorbei: () => void) => () => void;
}

interface Hinweis {
  nummer: number;
  text: string;
  ms: number;
  /** Not all went as asked: amber instead of blue. */
  warnt: boolean;
  aktionen: readonly Hinweisaktion[];
}

export interface Meldeweg {
  /** Shows each by its severity: ERROR in the modal, INFO in the list. */
  melde: (meldungen: readonly Meldung[], ms?: number, aktionen?: readonly Hinweisaktion[]) => void;
  info: (
    key: Meldungsschluessel,
    params?: Record<string, string | number>,
    ms?: number,
    aktionen?: readonly Hinweisaktion[],
  ) => void;
  /** What went only in part, with its names; stays as long as something one reads twice. */
  warne: (text: string) => void;
  fehler: (key: Meldungsschluessel, params?: Record<string, string | number>) => void;
}

const Kontext = createContext<Meldeweg | null>(null);

export function useMeldungen(): Meldeweg {
  const weg = use(Kontext);
  if (!weg) throw new Error('useMeldungen außerhalb von Meldungen');
  return weg;
}

let laufend = 0;

/** Notices of the whole app: errors as a modal with OK, the rest as a list that goes by itself. */
export function Meldungen({ children }: { children: ReactNode }) {
  // Stands above what is made anew in another language.
  useSprache();
  const [schwere, setSchwere] = useState<readonly Meldung[]>([]);
  const [hinweise, setHinweise] = useState<readonly Hinweis[]>([]);

  const weg = useMemo<Meldeweg>(() => {
    const melde: Meldeweg['melde'] = (meldungen, ms = dauer.kurz, aktionen = []) => {
      const gesagte = meldungen.map((m) => ({ ...m, text: satz(m) }));
      const fehlerhaft = gesagte.filter((m) => m.severity === 'ERROR');
      if (fehlerhaft.length > 0)
        setSchwere((alt) => [...alt, ...fehlerhaft.filter((m) => !alt.some((a) => a.text === m.text))]);
      const neue = gesagte
        .filter((m) => m.severity !== 'ERROR')
        .map((m) => ({ nummer: ++laufend, text: m.text, ms, aktionen, warnt: false }));
      if (neue.length > 0) zeige(neue);
    };
    const zeige = (neue: readonly Hinweis[]) => setHinweise((alt) => [...alt, ...neue].slice(-5));
    return {
      melde,
      info: (key, params, ms, aktionen) => melde([{ severity: 'INFO', key, params }], ms, aktionen),
      warne: (text) => zeige([{ nummer: ++laufend, text, ms: dauer.umkehrbar, aktionen: [], warnt: true }]),
      fehler: (key, params) => melde([fehler(key, undefined, params)]),
    };
  }, []);

  const entferne = useCallback(
    (nummer: number) => setHinweise((alt) => alt.filter((h) => h.nummer !== nummer)),
    [],
  );

  return (
    <Kontext value={weg}>
      {children}
      <section
        className="fp-hinweise"
        aria-label={t('bedienung.meldungen.hinweise')}
        role="status"
        aria-live="polite"
      >
        {hinweise.map((h) => (
          <HinweisZeile key={h.nummer} hinweis={h} onEnde={entferne} />
        ))}
      </section>
      <Dialog
        offen={schwere.length > 0}
        titel={schwere.length > 1 ? `${schwere.length} ${t('beschriftung.fehler')}` : 'beschriftung.fehler'}
        dringend
        onSchliessen={() => setSchwere([])}
        aktionen={<Knopf text="allgemein.ok" primaer autoFocus onClick={() => setSchwere([])} />}
      >
        <ul className="fp-fehlerliste">
          {schwere.map((m) => (
            <li key={`${m.field}|${m.text}`}>{m.text}</li>
          ))}
        </ul>
      </Dialog>
    </Kontext>
  );
}

/** One notice; its time stands still while the mouse or the focus is on it. */
function HinweisZeile({ hinweis, onEnde }: { hinweis: Hinweis; onEnde: (nummer: number) => void }) {
  const [maus, setMaus] = useState(false);
  const [fokus, setFokus] = useState(false);
  const ruht = maus || fokus;
  const rest = useRef(hinweis.ms);

  useEffect(() => {
    if (ruht) return;
    const beginn = Date.now();
    const wecker = setTimeout(() => onEnde(hinweis.nummer), rest.current);
    return () => {
      clearTimeout(wecker);
      rest.current -= Date.now() - beginn;
    };
  }, [ruht, hinweis.nummer, onEnde]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the time, nothing can be done here
    <div
      className="fp-hinweiszeile"
      data-warnt={hinweis.warnt ? '' : undefined}
      onMouseEnter={() => setMaus(true)}
      onMouseLeave={() => setMaus(false)}
      onFocus={() => setFokus(true)}
      onBlur={() => setFokus(false)}
    >
      <span>{hinweis.text}</span>
      {hinweis.aktionen.map((aktion) => (
        <Aktionsknopf key={aktion.text} {...aktion} onEnde={() => onEnde(hinweis.nummer)} />
      ))}
      <Knopf
        text="bedienung.meldungen.hinweisSchliessen"
        icon={<CloseIcon style={{ fontSize: 16 }} />}
        nurIcon
        leise
        onClick={() => onEnde(hinweis.nummer)}
      />
    </div>
  );
}

function Aktionsknopf({ text, onClick, bis, onEnde }: Hinweisaktion & { onEnde: () => void }) {
  const [vorbei, setVorbei] = useState(false);
  useEffect(() => bis?.(() => setVorbei(true)), [bis]);
  if (vorbei) return null;
  return (
    <Knopf
      text={text}
      leise
      onClick={() => {
        onEnde();
        onClick();
      }}
    />
  );
}
