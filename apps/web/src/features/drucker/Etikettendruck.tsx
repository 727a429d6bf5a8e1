import { useState } from 'react';
import { nachRegung } from '../../lib/nachladen';

const Fenster = nachRegung(async () => (await import('./EtikettendruckDialog')).EtikettendruckDialog);
const Beobachtung = nachRegung(async () => (await import('./Druckbeobachtung')).Druckbeobachtung);

/** The dialog that prints labels of these orders, and word of what was sent with it. */
export function Etikettendruck({
  ids,
  onSchliessen,
}: {
  ids: readonly number[] | null;
  onSchliessen: () => void;
}) {
  const [unterwegs, setUnterwegs] = useState<readonly number[]>([]);
  return (
    <>
      {ids && (
        <Fenster
          ids={ids}
          onBestellt={(id) => setUnterwegs((bisher) => [...bisher, id])}
          onSchliessen={onSchliessen}
        />
      )}
      {unterwegs.map((id) => (
        <Beobachtung
          key={id}
          id={id}
          onEnde={() => setUnterwegs((bisher) => bisher.filter((anderer) => anderer !== id))}
        />
      ))}
    </>
  );
}
