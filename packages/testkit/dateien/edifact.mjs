// Schreibt EDIFACT-Übertragungen, unabhängig vom Leser in packages/edi.

const maskiert = (text) => String(text ?? '').replace(/[?:+']/g, (z) => `?${z}`);
const element = (e) => (Array.isArray(e) ? e.map(maskiert).join(':').replace(/:+$/, '') : maskiert(e));
/** Ein Segment: Name, dann Elemente; ein Feld aus Komponenten ist eine Liste. */
export const seg = (name, ...elemente) => [name, ...elemente.map(element)].join('+').replace(/\++$/, '');

const tag = (iso) => iso.replaceAll('-', '');
const dtm = (art, tagText, zeit) =>
  seg('DTM', zeit ? [art, `${tag(tagText)}${zeit.replace(':', '')}`, '203'] : [art, tag(tagText), '102']);

function partei(art, a) {
  return [
    seg('NAD', art, [a.nummer, '', '92'], '', [a.name, a.name2], a.strasse, a.ort, '', a.plz, a.land ?? 'DE'),
    ...(a.kontakt ? [seg('CTA', 'IC', ['', a.kontakt]), seg('COM', [a.telefon, 'TE'])] : []),
  ];
}

function ware(w, i) {
  return [
    seg('GID', i + 1, [w.anzahl, w.art], ...(w.innen ? [[w.innen, w.innenart]] : [])),
    seg('FTX', 'AAA', '', '', [w.inhalt]),
    seg('MEA', 'WT', 'G', ['KGM', w.kg]),
    ...(w.cbm ? [seg('MEA', 'VOL', 'ABJ', ['MTQ', w.cbm])] : []),
    ...(w.cm ? [seg('DIM', '1', ['CMT', ...w.cm])] : []),
    ...(w.lieferschein ? [seg('RFF', ['DQ', w.lieferschein])] : []),
    ...(w.zeichen ? [seg('PCI', '24', [w.zeichen])] : []),
    ...(w.gefahrgut ?? []).flatMap((g) => [
      seg('DGS', 'ADR', [g.klasse], [g.un], '', g.vg),
      ...(g.ausloeser ? [seg('FTX', 'AAD', '', '', [g.ausloeser])] : []),
      seg('MEA', 'WT', 'G', ['KGM', g.kg]),
      ...(g.liter ? [seg('MEA', 'VOL', 'ABJ', ['LTR', g.liter])] : []),
    ]),
  ];
}

/** Eine Nachricht als Segmente, ohne UNH und UNT. */
export const iftmin = (a) => [
  seg('BGM', '610', a.nummer, a.funktion ?? '9'),
  dtm('137', a.am ?? '2026-12-01'),
  ...(a.abholung ? [dtm('200', a.abholung, a.von)] : []),
  ...(a.bis ? [dtm('235', a.abholung, a.bis)] : []),
  ...(a.zustellung ? [dtm('2', a.zustellung)] : []),
  ...(a.leistung ? [seg('TSR', '', a.leistung)] : []),
  ...(a.nachnahme ? [seg('MOA', ['22', a.nachnahme, 'EUR'])] : []),
  ...(a.hinweis ? [seg('FTX', 'DEL', '', '', [a.hinweis])] : []),
  seg('CNT', ['11', a.packstuecke ?? a.waren.reduce((summe, w) => summe + w.anzahl, 0)]),
  ...(a.frankatur ? [seg('TOD', '6', '', [a.frankatur])] : []),
  ...Object.entries(a.verweise ?? {}).map(([art, nr]) => seg('RFF', [art, nr])),
  ...Object.entries(a.parteien).flatMap(([art, p]) => partei(art, p)),
  ...a.waren.flatMap(ware),
];

/** Eine Übertragung als Segmente: mit Kopf, Fuß und Zahlen, wie sie stimmen. */
export function austausch(nachrichten, o = {}) {
  const { stufe = 'UNOC', ausgabe = '96A', referenz = 'REF1', test = '' } = o;
  const inhalt = nachrichten.flatMap((segmente, i) => [
    seg('UNH', i + 1, ['IFTMIN', 'D', ausgabe, 'UN']),
    ...segmente,
    seg('UNT', segmente.length + 2, i + 1),
  ]);
  const unb = seg(
    'UNB',
    ...[[stufe, '3'], ['4012345000009', '14'], ['SPEDITION', 'ZZ'], ['261201', '0815'], referenz],
    ...['', '', '', '', '', test],
  );
  return [unb, ...inhalt, seg('UNZ', nachrichten.length, referenz)];
}

export const alsText = (segmente, ende = '\r\n') => segmente.map((s) => `${s}'`).join(ende);
