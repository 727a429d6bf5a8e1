import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Portal } from '../../../testing/portal.js';

/** An address as a user enters it. */
export const neu = {
  name: 'Müller & Söhne',
  fremdnummer: '4711',
  strasse: 'Hafenstraße',
  hausnummer: '12a',
  lkz: 'D',
  plz: '28195',
  ort: 'Bremen',
};

/** Stores it for the client of `wer`. */
export async function angelegt(portal: Portal, dazu: object = {}, wer = 'kunde'): Promise<Adresse> {
  const antwort = await (await portal.als(wer)).post('/api/adressen').send({ ...neu, ...dazu });
  if (antwort.status !== 201) throw new Error(JSON.stringify(antwort.body));
  return antwort.body;
}

/** Deletes what the address book of `wer` holds, hidden ones too, but for the one to be kept. */
export async function leere(portal: Portal, wer: string, bleibt?: number): Promise<void> {
  const kunde = await portal.als(wer);
  const query = { auchUnsichtbare: true, searchLimit: 1000 };
  const { body } = await kunde.get('/api/adressen/search').query(query).expect(200);
  for (const { id } of body as Adresse[])
    if (id !== bleibt) await kunde.delete(`/api/adressen/${id}`).expect(204);
}

/** The own address of a client, as the administrator enters it with the client. */
export async function eigeneAdresse(portal: Portal, mandantId: number, name: string): Promise<Adresse> {
  const admin = await portal.als('admin');
  const { body } = await admin.get(`/api/mandanten/${mandantId}`).expect(200);
  const { lkz, ...adresse } = { ...neu, name };
  await admin
    .put(`/api/mandanten/${mandantId}`)
    .send({ ...body, adresse: { ...adresse, land: { id: 1 } } })
    .expect(200);
  return (await admin.get(`/api/adressen/mandantadresse/${mandantId}`).expect(200)).body;
}
