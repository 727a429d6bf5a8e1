// What a key cannot cost less than: a field, and the grid library with as many cells and nothing of ours.
import { createElement as e, useState } from 'react';
import { type Column, DataGrid, renderTextEditor } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import 'react-data-grid/lib/styles.css';

type Zeile = Record<string, string>;

const felder = Array.from({ length: 18 }, (_, i) => `feld${i}`);
const anfang = Array.from({ length: 200 }, (_, nr) =>
  Object.fromEntries(felder.map((feld) => [feld, `${feld} ${nr}`])),
);
const spalten: Column<Zeile>[] = [
  { key: 'nr', name: 'Nr.', width: 46, frozen: true, renderCell: ({ rowIdx }) => rowIdx + 1 },
  ...felder.map((key) => ({ key, name: key, width: 100, resizable: true, renderEditCell: renderTextEditor })),
];

function Seite() {
  const [zeilen, setZeilen] = useState<readonly Zeile[]>(anfang);
  const gitter = e(DataGrid<Zeile>, {
    columns: spalten,
    rows: zeilen,
    onRowsChange: setZeilen,
    rowHeight: 32,
    headerRowHeight: 36,
    style: { blockSize: 432 },
  });
  return e('div', { style: { width: 1208 } }, e('input', { 'aria-label': 'Feld' }), gitter);
}

createRoot(document.getElementById('wurzel') as HTMLElement).render(e(Seite));
