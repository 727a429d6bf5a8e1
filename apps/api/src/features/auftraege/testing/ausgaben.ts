import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import ExcelJS from 'exceljs';
import { ausXml } from '../../../platform/xml/lesen.js';
import type { Portal } from '../../../testing/portal.js';
import { berichte } from '../../berichte/berichte.js';
import { seitentexte } from '../../berichte/testing/pdf-text.js';
import { auftragsdokument } from '../export/auftrag-xml.js';
import { alsBytes } from './bytes.js';

type Antwort = Awaited<ReturnType<Awaited<ReturnType<Portal['als']>>['get']>>;

/** What the portal gives of an order, as text by place. A paper that it refuses is missing. */
export async function ausgabenVon(portal: Portal, id: number): Promise<Record<string, string>> {
  const papiere: Record<string, string> = {};
  for (const { reportFileName } of berichte) {
    const { status, body } = await papierVon(portal, id, reportFileName);
    if (status === 200) papiere[reportFileName] = (await seitentexte(body)).join(' ');
  }
  papiere['schadensanzeige'] = (await seitentexte(await schadensanzeige(portal, id))).join(' ');
  return { ...papiere, csv: await csv(portal, id), xlsx: await xlsx(portal, id) };
}

/** One paper, as it opens in a new window. */
export async function papierVon(portal: Portal, id: number, name: string): Promise<Antwort> {
  const kunde = await portal.als('kunde');
  const { body: schein } = await kunde.get(`/api/jasper-print/encrypt-ids/${id}`).expect(200);
  return portal.anonym().get(`/api/berichte/${name}`).query(schein).buffer();
}

/** The paper of a damage that is claimed of it. */
export async function schadensanzeige(portal: Portal, id: number, wer = 'kunde'): Promise<Buffer> {
  const kunde = await portal.als(wer);
  const schaden = { abgeliefertAm: '2026-03-05', erkennbar: true, packstuecke: 1, betrag: 10, bilder: [] };
  const { body: fall } = await kunde
    .post(`/api/klaerfaelle/auftrag/${id}`)
    .send({ grund: 'schaden', faelligTag: '2099-12-31', schaden })
    .expect(201);
  return (await kunde.get(`/api/klaerfaelle/${fall.id}/schadensanzeige`).buffer().expect(200)).body;
}

async function csv(portal: Portal, id: number): Promise<string> {
  const antwort: Antwort = await (await portal.als('kunde')).get(`/api/auftraege/exportcsv/${id}`).buffer();
  return antwort.text.slice(antwort.text.indexOf('\r\n'));
}

async function xlsx(portal: Portal, id: number): Promise<string> {
  const kunde = await portal.als('kunde');
  const antwort = await kunde
    .get(`/api/auftraege/exportxlsx/${id}`)
    .buffer()
    .parse(alsBytes as never);
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx.load(antwort.body);
  const zellen = mappe.worksheets[0]?.getRow(2).values as unknown[];
  return zellen.map((w) => (w instanceof Date ? w.toISOString().slice(0, 10) : String(w))).join('\n');
}

/** The order as its XML says it. */
export async function xmlVon(portal: Portal, id: number): Promise<object> {
  const { text } = await (await portal.als('kunde')).get(`/api/auftraege/${id}/xml`).buffer().expect(200);
  return Object.assign(new Auftrag(), ausXml(auftragsdokument, text));
}
