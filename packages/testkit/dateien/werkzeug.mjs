import { mappe } from './xlsx.mjs';

export const von = 'Werk Nord';
export const cp1252 = (text) => Buffer.from(text, 'latin1');
export const utf16 = (text) => Buffer.from(`\ufeff${text}`, 'utf16le');
export const csv = (zeilen, trenner = ';', ende = '\r\n') =>
  zeilen.map((z) => z.join(trenner)).join(ende) + ende;
export const eines = (zeilen, dazu = {}) => mappe([{ name: 'Tabelle1', zeilen, ...dazu }]);

/** Spalten, wie sie in einer Warenwirtschaft heißen. */
export const auftragskopf = [
  ...['Auftrags-Nr.', 'Firma', 'Straße', 'PLZ', 'Stadt', 'Land', 'Ware', 'Anz.', 'Verpackung', 'Gew. (kg)'],
  ...['Abholdatum', 'Absender'],
];
export const jaeger = ['Jäger & Söhne OHG', 'Am Wall 3', '28195', 'Bremen', 'Deutschland'];
export const elbe = ['Elbe Farben GmbH', 'Elbufer 7', '01067', 'Dresden', 'Deutschland'];
export const schrauben = ['Schrauben', '2', 'KT', '24,5', '02.12.2026', von];
export const auftrag = (ref, wer = jaeger, was = schrauben) => [ref, ...wer, ...was];

/** Dieselben auf Englisch. */
export const englisch = [
  ...['Order no.', 'Consignee', 'Street', 'ZIP code', 'City', 'Country', 'Description', 'Qty', 'Packaging'],
  ...['Gross weight (kg)', 'Pickup date', 'Shipper'],
];
