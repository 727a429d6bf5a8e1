import { t } from '@frachtportal/texte/t';
import { useEffect } from 'react';
import type { Column, RenderEditCellProps } from 'react-data-grid';
import { AuswahlEditor } from './editoren/AuswahlEditor';
import { SuchEditor } from './editoren/SuchEditor';
import { TextEditor } from './editoren/TextEditor';
import { istEingabe, type Spalte, spaltenname } from './spalte';
import { editiertext, istBerechnet, liesEntwurf, zelltext } from './zelle';
import { optionstext } from './zustand/auswahl';
import type { Entwurf } from './zustand/entwurf';
import { meldungsId, type Sichtzeile } from './zustand/sicht';
import type { Eingabe } from './zustand/speicher';

/** Key of the column with the running number. */
export const nummernspalte = 'nr';

interface Umgebung {
  raster: string;
  zeilenname: string;
  nurLesen: boolean;
  /** Does the grid draw only what is in view? Without that, its frozen columns are drawn twice (7.0.0-beta.61). */
  virtuell: boolean;
  umschalten: (schluessel: number, feld: string) => void;
  /** Follows what is typed before the cell is left. */
  merkeEingabe: (eingabe: Eingabe | { schluessel: number; feld: string }) => void;
}

function nummer<T>({ zeilenname, virtuell }: Umgebung): Column<Sichtzeile<T>> {
  return {
    key: nummernspalte,
    name: t(zeilenname),
    width: 46,
    frozen: virtuell,
    headerCellClass: 'fp-raster-nr',
    cellClass: 'fp-raster-nr',
    renderCell: ({ row }) => row.nr,
  };
}

function inhalt<T>(spalte: Spalte<T>, sicht: Sichtzeile<T>, umgebung: Umgebung) {
  const text = zelltext(spalte, sicht.zeile);
  if (spalte.art === 'schalter') {
    const an = Boolean((sicht.zeile.daten as Record<string, unknown>)[spalte.name]);
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        checked={an}
        disabled={umgebung.nurLesen}
        aria-label={`${spaltenname(spalte)}, ${t(umgebung.zeilenname)} ${sicht.nr}`}
        onChange={() => umgebung.umschalten(sicht.zeile.schluessel, spalte.name)}
      />
    );
  }
  if (text === '' && spalte.pflicht && sicht.pflicht) {
    return (
      <span className="fp-raster-pflicht" aria-hidden="true">
        *
      </span>
    );
  }
  return text;
}

function zellklasse<T>(spalte: Spalte<T>, sicht: Sichtzeile<T>): string {
  const klassen = [`fp-raster-${spalte.art}`];
  if (sicht.meldungen[spalte.name] !== undefined) klassen.push('fp-raster-fehler');
  if (istBerechnet(spalte, sicht.zeile)) klassen.push('fp-raster-berechnet');
  if (spalte.art === 'anzeige' && spalte.klasse) klassen.push(spalte.klasse);
  return klassen.join(' ');
}

function editor<T>(spalte: Spalte<T>, umgebung: Umgebung) {
  return function zeichne({ row, onRowChange }: RenderEditCellProps<Sichtzeile<T>>) {
    const name = `${spaltenname(spalte)}, ${t(umgebung.zeilenname)} ${row.nr}`;
    const fehlerhaft = row.meldungen[spalte.name] !== undefined;
    const gemeinsam = {
      name,
      wert: row.entwurf?.text ?? editiertext(spalte, row.zeile),
      fehlerhaft,
      beschrieben: fehlerhaft ? meldungsId(umgebung.raster, row.zeile.schluessel, spalte.name) : undefined,
    };
    const hier = { schluessel: row.zeile.schluessel, feld: spalte.name };
    const aendere = (entwurf: Entwurf, fertig: boolean) => {
      umgebung.merkeEingabe({ ...hier, ...liesEntwurf(spalte, entwurf) });
      onRowChange({ ...row, entwurf }, fertig);
    };
    const setze = (text: string, wahl?: number | null, fertig = false) =>
      aendere({ feld: spalte.name, text, wahl }, fertig);
    if (spalte.art === 'suche') {
      return (
        <SuchEditor
          {...gemeinsam}
          spalte={spalte}
          treffer={row.entwurf?.treffer}
          beiAenderung={(text, treffer, fertig = false) =>
            aendere({ feld: spalte.name, text, treffer }, fertig)
          }
        />
      );
    }
    if (spalte.art !== 'auswahl') {
      const max = spalte.art === 'text' ? spalte.max : undefined;
      return (
        <TextEditor {...gemeinsam} zahl={spalte.art === 'zahl'} max={max} beiAenderung={(t) => setze(t)} />
      );
    }
    const bisher = (row.zeile.daten as Record<string, { id?: number } | null | undefined>)[spalte.name]?.id;
    return (
      <AuswahlEditor
        {...gemeinsam}
        gewaehlt={row.entwurf ? row.entwurf.wahl : bisher}
        optionen={spalte.optionen}
        beiAenderung={setze}
        beiWahl={(o) => setze(optionstext(o), o.id, true)}
      />
    );
  };
}

/** The editor of a cell; when it goes, nothing is being typed there any more. */
function bewacht<T>(spalte: Spalte<T>, umgebung: Umgebung) {
  const zeichne = editor(spalte, umgebung);
  return (p: RenderEditCellProps<Sichtzeile<T>>) => (
    <>
      {zeichne(p)}
      <Ende schluessel={p.row.zeile.schluessel} feld={spalte.name} merkeEingabe={umgebung.merkeEingabe} />
    </>
  );
}

function Ende(p: { schluessel: number; feld: string } & Pick<Umgebung, 'merkeEingabe'>) {
  const { schluessel, feld, merkeEingabe } = p;
  useEffect(() => () => merkeEingabe({ schluessel, feld }), [schluessel, feld, merkeEingabe]);
  return null;
}

/** Translates our description of the columns into that of the grid library. */
export function spaltenFuerGitter<T>(
  spalten: readonly Spalte<T>[],
  umgebung: Umgebung,
): Column<Sichtzeile<T>>[] {
  const uebrige = spalten.map((spalte): Column<Sichtzeile<T>> => {
    const editierbar = istEingabe(spalte) && spalte.art !== 'schalter' && !umgebung.nurLesen;
    return {
      key: spalte.name,
      name: spalte.pflicht ? `${t(spalte.label)} *` : t(spalte.label),
      width: spalte.breite,
      minWidth: 44,
      resizable: true,
      headerCellClass: spalte.art === 'zahl' ? 'fp-raster-zahl' : undefined,
      cellClass: (sicht) => zellklasse(spalte, sicht),
      renderCell: ({ row }) => inhalt(spalte, row, umgebung),
      renderEditCell: editierbar ? bewacht(spalte, umgebung) : undefined,
      // A row under edit may get messages from outside; that must not end the editing.
      editorOptions: { closeOnExternalRowChange: false },
    };
  });
  return [nummer(umgebung), ...uebrige];
}
