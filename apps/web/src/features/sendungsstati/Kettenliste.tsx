import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { festePlaetze } from '@frachtportal/domain/sendungsstatus/status.rules';
import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { wort } from '@frachtportal/domain/texte/text';
import { useMemo } from 'react';
import { BeweglichesGlied, FestesGlied } from './Kettenglied';
import { verschiebe } from './kette';

interface Eigenschaften {
  kette: readonly Sendungsstatus[];
  onOrdnen: (kette: readonly Sendungsstatus[]) => void;
  onEntfernen: (status: Sendungsstatus) => void;
}

/** The chain in its order: dragged by pointer or keyboard, or moved by buttons; the first two stay where they are. */
export function Kettenliste({ kette, onOrdnen, onEntfernen }: Eigenschaften) {
  const ansagen = useAnsagen(kette);
  return (
    <DragDropProvider
      plugins={(vorgabe) => [...vorgabe.filter((p) => p !== Accessibility), Accessibility.configure(ansagen)]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return;
        onOrdnen(verschiebe(kette, source.initialIndex + festePlaetze, source.index + festePlaetze));
      }}
    >
      <ol className="fp-kette" aria-label={wort('Standard-Statuskette')}>
        {kette.map((status, i) =>
          i < festePlaetze ? (
            <FestesGlied key={status.id} status={status} platz={i + 1} />
          ) : (
            <BeweglichesGlied
              key={status.id}
              status={status}
              platz={i + 1}
              letzter={i === kette.length - 1}
              onSchritt={(schritt) => onOrdnen(verschiebe(kette, i, i + schritt))}
              onEntfernen={() => onEntfernen(status)}
            />
          ),
        )}
      </ol>
    </DragDropProvider>
  );
}

/** What a screen reader says while a status is moved. */
function useAnsagen(kette: readonly Sendungsstatus[]) {
  return useMemo(() => {
    const name = (id: unknown) => wort(kette.find((s) => s.id === id)?.kurzBezeichnung ?? '');
    const platz = (source: unknown) =>
      isSortable(source as never) ? (source as { index: number }).index + festePlaetze + 1 : '';
    return {
      screenReaderInstructions: {
        draggable: wort(
          'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
        ),
      },
      announcements: {
        dragstart: ({ operation: { source } }: Ansage) =>
          wort('„{name}“ aufgenommen.', { name: name(source?.id) }),
        dragover: ({ operation: { source } }: Ansage) =>
          wort('„{name}“ steht auf Platz {platz}.', { name: name(source?.id), platz: platz(source) }),
        dragend: ({ operation: { source }, canceled }: Ansage) =>
          canceled
            ? wort('Verschieben abgebrochen.')
            : wort('„{name}“ auf Platz {platz} abgelegt.', { name: name(source?.id), platz: platz(source) }),
      },
    };
  }, [kette]);
}

interface Ansage {
  operation: { source: { id: unknown } | null };
  canceled?: boolean;
}
