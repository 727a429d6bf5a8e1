import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { Dokumentansicht, istZuSehen } from './Dokumentansicht';

interface Eigenschaften {
  text: string;
  /** What stands over the paper. */
  titel: string;
  /** Name of the file when it is downloaded. */
  datei: string;
  lies: () => Promise<Blob>;
  leise?: boolean;
}

/** A button that shows a paper; what no browser shows is downloaded. */
export function Papierknopf({ text, titel, datei, lies, leise = false }: Eigenschaften) {
  const [inhalt, setInhalt] = useState<Blob | null>(null);
  const ansehen = useMutation({
    mutationFn: lies,
    onSuccess: (blob) => (istZuSehen(blob) ? setInhalt(blob) : ladeDateiHerunter(datei, blob)),
  });
  return (
    <>
      <Knopf text={text} leise={leise} laeuft={ansehen.isPending} onClick={() => ansehen.mutate()} />
      {inhalt && (
        <Dokumentansicht titel={titel} datei={datei} inhalt={inhalt} onSchliessen={() => setInhalt(null)} />
      )}
    </>
  );
}
