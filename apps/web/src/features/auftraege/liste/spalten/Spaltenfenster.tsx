import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { dichten } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { Dialog } from '../../../../components/dialog/Dialog';
import { geordnet, istSichtbar, versetzt } from './geordnet';
import { Spaltenzeile } from './Spaltenzeile';
import { type Spaltenwahlstand, ungewaehlt } from './useSpaltenwahl';

interface Eigenschaften {
  spalten: readonly { field: string; headerName?: string }[];
  wahl: Spaltenwahlstand;
  onSchliessen: () => void;
}

const dichtetexte = { normal: 'auftrag.ansicht.normal', eng: 'auftrag.ansicht.eng' } as const;

/** Which columns show, in which order, and how high a row is; Alt with an arrow key moves the column one is at. */
export function Spaltenfenster({ spalten, wahl, onSchliessen }: Eigenschaften) {
  const alle = geordnet(spalten, wahl);
  const felder = alle.map((s) => s.field);
  const schalte = (feld: string, an: boolean) => wahl.merke({ sichtbar: { ...wahl.sichtbar, [feld]: an } });
  // What shows by being named shows by its own from now on: the order names all of them.
  const sichtbar = () => Object.fromEntries(felder.map((f) => [f, istSichtbar(f, wahl)]));
  const setze = (von: number, nach: number) =>
    wahl.merke({ sichtbar: sichtbar(), folge: versetzt(felder, von, nach) });
  return (
    <Dialog
      offen
      titel="auftrag.liste.spalten"
      breite={420}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="allgemein.schliessen" primaer onClick={onSchliessen} />
          <Knopf text="bedienung.gitter.zuruecksetzen" onClick={() => wahl.merke(ungewaehlt)} />
        </>
      }
    >
      <Umschalter
        name="auftrag.ansicht.dichte"
        wert={wahl.dichte}
        moeglich={dichten.map((wert) => ({ wert, text: dichtetexte[wert] }))}
        onWahl={(dichte) => wahl.merke({ dichte })}
      />
      <DragDropProvider
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source)) setze(source.initialIndex, source.index);
        }}
      >
        <ol className="fp-spaltenliste">
          {alle.map(({ field, headerName = '' }, i) => (
            <Spaltenzeile
              key={field}
              feld={field}
              name={headerName}
              index={i}
              anzahl={alle.length}
              sichtbar={istSichtbar(field, wahl)}
              onSichtbar={(an) => schalte(field, an)}
              onSchritt={(um) => setze(i, i + um)}
            />
          ))}
        </ol>
      </DragDropProvider>
    </Dialog>
  );
}
