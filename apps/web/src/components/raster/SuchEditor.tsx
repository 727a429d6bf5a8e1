import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Auswahlliste } from '../Auswahlliste';
import { useVorschlaege } from '../useVorschlaege';
import type { SuchSpalte, Treffer } from './spalte';

interface Props {
  spalte: SuchSpalte;
  name: string;
  wert: string;
  /** The entry the text stands for by now. */
  treffer: Treffer | undefined;
  fehlerhaft: boolean;
  beschrieben?: string;
  beiAenderung: (text: string, treffer: Treffer | undefined, fertig?: boolean) => void;
}

/**
 * The input of a look-up cell. The cell always holds what Tab and Enter would take, so leaving needs no special care;
 * a text whose answer is still on its way stays as it was typed.
 */
export function SuchEditor(p: Props) {
  const { spalte, beiAenderung } = p;
  const [gesucht, setGesucht] = useState('');
  const eingabe = useRef<HTMLInputElement>(null);
  const [anker, setAnker] = useState<HTMLElement | null>(null);
  const id = useId();
  const { liste, zu } = useVorschlaege(spalte.suche, gesucht, 1);
  const hier = liste.findIndex((t) => t.id === p.treffer?.id);

  useLayoutEffect(() => {
    eingabe.current?.focus({ preventScroll: true });
    eingabe.current?.select();
    setAnker(eingabe.current);
  }, []);

  const beiAntwort = useEffectEvent(() => {
    const vorwahl = zu === gesucht && zu !== '' ? spalte.vorwahl(liste, zu) : undefined;
    if (vorwahl && p.wert === zu && !p.treffer) beiAenderung(p.wert, vorwahl);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it waits for.
  useEffect(() => beiAntwort(), [liste, zu]);

  const markiert = hier < 0 ? undefined : `${id}-${liste[hier]?.id}`;
  useLayoutEffect(() => {
    if (markiert && anker) document.getElementById(markiert)?.scrollIntoView?.({ block: 'nearest' });
  }, [markiert, anker]);

  function tippe(text: string): void {
    setGesucht(text);
    beiAenderung(text, undefined);
  }

  function taste(e: KeyboardEvent): void {
    const weite = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[e.key];
    if (weite === undefined || e.altKey || liste.length === 0) return;
    e.preventDefault();
    const ziel =
      hier < 0 ? (weite > 0 ? 0 : liste.length - 1) : Math.min(liste.length - 1, Math.max(0, hier + weite));
    beiAenderung(p.wert, liste[ziel]);
  }

  return (
    <>
      <input
        ref={eingabe}
        className="fp-raster-eingabe"
        role="combobox"
        aria-label={p.name}
        aria-expanded={liste.length > 0}
        aria-controls={`${id}-liste`}
        aria-activedescendant={markiert}
        aria-autocomplete="list"
        aria-invalid={p.fehlerhaft || undefined}
        aria-describedby={p.beschrieben}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={p.wert}
        onChange={(e) => tippe(e.target.value)}
        onKeyDown={taste}
      />
      {gesucht.trim() !== '' && zu === gesucht && (
        <Auswahlliste
          anker={anker}
          listbox={{ id: `${id}-liste`, role: 'listbox', 'aria-label': p.name }}
          eintraege={liste}
          eintrag={(t, i) => ({
            key: t.id,
            id: `${id}-${t.id}`,
            role: 'option',
            'aria-selected': i === hier,
            className: i === hier ? 'Mui-focused' : undefined,
            onMouseDown: (e) => e.preventDefault(),
            onClick: () => beiAenderung(spalte.text(t), t, true),
          })}
          zeile={spalte.eintrag}
          leer="Nichts gefunden"
        />
      )}
    </>
  );
}
