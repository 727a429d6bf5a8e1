import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { festePlaetze } from '@frachtportal/domain/sendungsstatus/status.rules';
import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { t } from '@frachtportal/texte/t';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { verschiebe } from './kette';
import { BeweglichesGlied, FestesGlied } from './kettenglieder';

interface Eigenschaften {
  kette: readonly Sendungsstatus[];
  ungespeichert: boolean;
  onOrdnen: (kette: readonly Sendungsstatus[]) => void;
  onEntfernen: (status: Sendungsstatus) => void;
}

/** The chain in its order: dragged by pointer or keyboard, or moved by buttons; the first two stay where they are. */
export function Kettenliste({ kette, ungespeichert, onOrdnen, onEntfernen }: Eigenschaften) {
  const ansagen = useAnsagen(kette);
  const { liste, merkeEntfernt } = useFokusDanach(kette);
  return (
    <DragDropProvider
      plugins={(vorgabe) => [...vorgabe.filter((p) => p !== Accessibility), Accessibility.configure(ansagen)]}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return;
        onOrdnen(verschiebe(kette, source.initialIndex + festePlaetze, source.index + festePlaetze));
      }}
    >
      <ol ref={liste} className="fp-kette" aria-label={t('allgemein.standardStatuskette')}>
        {kette.map((status, i) =>
          i < festePlaetze ? (
            <FestesGlied key={status.id} status={status} platz={i + 1} />
          ) : (
            <BeweglichesGlied
              key={status.id}
              status={status}
              platz={i + 1}
              letzter={i === kette.length - 1}
              ungespeichert={ungespeichert}
              onSchritt={(schritt) => onOrdnen(verschiebe(kette, i, i + schritt))}
              onEntfernen={() => {
                merkeEntfernt(status.id, i);
                onEntfernen(status);
              }}
            />
          ),
        )}
      </ol>
    </DragDropProvider>
  );
}

/** What was taken out takes the focus along: then it goes to what stands in its place, or to the last. */
function useFokusDanach(kette: readonly Sendungsstatus[]) {
  const liste = useRef<HTMLOListElement>(null);
  const entfernt = useRef<{ id: number; platz: number }>(undefined);
  useLayoutEffect(() => {
    const { id, platz } = entfernt.current ?? {};
    if (id === undefined || platz === undefined || kette.some((s) => s.id === id)) return;
    entfernt.current = undefined;
    const griffe = [...(liste.current?.querySelectorAll<HTMLElement>('button.fp-kette-griff') ?? [])];
    (griffe[platz - festePlaetze] ?? griffe.at(-1))?.focus();
  }, [kette]);
  const merkeEntfernt = (id: number, platz: number) => {
    entfernt.current = { id, platz };
  };
  return { liste, merkeEntfernt };
}

/** What a screen reader says while a status is moved. */
function useAnsagen(kette: readonly Sendungsstatus[]) {
  return useMemo(() => {
    const name = (id: unknown) => t(kette.find((s) => s.id === id)?.kurzBezeichnung ?? '');
    const platz = (source: unknown) =>
      isSortable(source as never) ? (source as { index: number }).index + festePlaetze + 1 : '';
    return {
      screenReaderInstructions: {
        draggable: t('sendungsstatus.kettenliste.tastaturErklaerung'),
      },
      announcements: {
        dragstart: ({ operation: { source } }: Ansage) =>
          t('sendungsstatus.kettenliste.aufgenommen', { name: name(source?.id) }),
        dragover: ({ operation: { source } }: Ansage) =>
          t('sendungsstatus.kettenliste.stehtAufPlatz', { name: name(source?.id), platz: platz(source) }),
        dragend: ({ operation: { source }, canceled }: Ansage) =>
          canceled
            ? t('sendungsstatus.kettenliste.verschiebenAbgebrochen')
            : t('sendungsstatus.kettenliste.aufPlatzAbgelegt', {
                name: name(source?.id),
                platz: platz(source),
              }),
      },
    };
  }, [kette]);
}

interface Ansage {
  operation: { source: { id: unknown } | null };
  canceled?: boolean;
}
