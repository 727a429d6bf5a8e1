import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { pdf as ohneSeiten } from '../../dokumente/testing/dateien.js';
import { pdfMitSeiten, seitentexte } from '../testing/pdf-text.js';
import { haengeAn, oeffneBeleg } from './belegpdf.js';

it('übernimmt alle Seiten eines gespeicherten Belegs', async () => {
  const ziel = await PDFDocument.create();
  const beleg = await oeffneBeleg(await pdfMitSeiten('eins', 'zwei'));
  expect(beleg && (await haengeAn(ziel, beleg))).toBe(true);
  expect(await seitentexte(await ziel.save())).toEqual(['eins', 'zwei']);
});

it.each([
  ['nichts', Buffer.alloc(0)],
  ['was kein PDF ist', Buffer.from('%PDF-1.7 nur der Anfang')],
  ['was keine Seiten hat', ohneSeiten()],
])('öffnet nicht: %s', async (_, inhalt) => {
  expect(await oeffneBeleg(inhalt)).toBeUndefined();
});

it('öffnet nicht, was abgeschnitten oder mit einem Kennwort geschützt ist', async () => {
  const ganz = await pdfMitSeiten('eins');
  expect(await oeffneBeleg(ganz.subarray(0, ganz.length / 3))).toBeUndefined();
  const geschuetzt = await PDFDocument.create();
  geschuetzt.addPage();
  geschuetzt.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' });
  expect(await oeffneBeleg(await geschuetzt.save())).toBeUndefined();
});

it('öffnet nicht, was sich entpackt vervielfacht', async () => {
  const bombe = Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\r\n'),
    deflateSync(Buffer.alloc(2_000_000)),
    Buffer.from('\nendstream endobj\n'),
    await pdfMitSeiten('eins'),
  ]);
  expect(await oeffneBeleg(bombe, 1_000_000)).toBeUndefined();
});
