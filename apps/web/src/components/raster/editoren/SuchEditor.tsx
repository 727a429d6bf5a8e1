import { useEffect, useEffectEvent, useState } from 'react';
import { useVorschlaege } from '../../felder/useVorschlaege';
import type { SuchSpalte, Treffer } from '../spalte';
import { type Editorfeld, Listeneditor } from './Listeneditor';

interface Props extends Editorfeld {
  spalte: SuchSpalte;
  /** The entry the text stands for by now. */
  treffer: Treffer | undefined;
  beiAenderung: (text: string, treffer: Treffer | undefined, fertig?: boolean) => void;
}

/**
 * The input of a look-up cell. The cell always holds what Tab and Enter would take, so leaving needs no special care;
 * a text whose answer is still on its way stays as it was typed.
 */
export function SuchEditor({ spalte, treffer, beiAenderung, ...p }: Props) {
  const [gesucht, setGesucht] = useState('');
  const { liste, zu } = useVorschlaege(spalte.suche, gesucht, 1);

  const beiAntwort = useEffectEvent(() => {
    const vorwahl = zu === gesucht && zu !== '' ? spalte.vorwahl(liste, zu) : undefined;
    if (vorwahl && p.wert === zu && !treffer) beiAenderung(p.wert, vorwahl);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it waits for.
  useEffect(() => beiAntwort(), [liste, zu]);

  function tippe(text: string): void {
    setGesucht(text);
    beiAenderung(text, undefined);
  }

  // Enter takes the first there is; Tab passes on only where the text leaves no doubt.
  function nimmErste(): void {
    const [erste] = liste;
    if (!treffer && erste && zu === gesucht && gesucht.trim() !== '') beiAenderung(p.wert, erste);
  }

  return (
    <Listeneditor
      {...p}
      eintraege={liste}
      hier={liste.findIndex((t) => t.id === treffer?.id)}
      offen={gesucht.trim() !== '' && zu === gesucht}
      aufgeklappt={liste.length > 0}
      zeile={spalte.eintrag}
      leer="bedienung.raster.nichtsGefunden"
      hoechstens={200}
      beiText={tippe}
      beiMarke={(t) => beiAenderung(p.wert, t)}
      beiWahl={(t) => beiAenderung(spalte.text(t), t, true)}
      beiEnter={nimmErste}
    />
  );
}
