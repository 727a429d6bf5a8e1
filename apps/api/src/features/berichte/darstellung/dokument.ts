import type { Content, createPdf } from 'pdfmake';

/** What pdfmake lays out, by our names; its own types are not all within reach of an import. */
export type Dokument = Parameters<typeof createPdf>[0];
export type Abschnitt = Extract<Content, { section: unknown }>;
export type Zeichnung = Extract<Content, { canvas: unknown }>['canvas'];
