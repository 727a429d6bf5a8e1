import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../../testing/erfassung';
import { server } from '../../../testing/server';

mitErfassung();

const hinweise = {
  '2028-08-15': 'Annahmeschluss 15:00 Uhr ist vorbei – Abholung ab Di 15.08.',
  '2028-08-16': 'Heute ist am Abholort Feiertag (Mariä Himmelfahrt) – Abholung ab Mi 16.08.',
};

/** At the client's place it is one day, at the sender's the next. */
function kalender() {
  const gefragt: string[] = [];
  server.use(
    http.get('*/api/kalender/abholung', ({ request }) => {
      const { searchParams } = new URL(request.url);
      gefragt.push(searchParams.toString());
      const beladedatum = searchParams.has('plz') ? '2028-08-16' : '2028-08-15';
      return HttpResponse.json({ beladedatum, hinweis: hinweise[beladedatum] });
    }),
  );
  return gefragt;
}

async function waehleAbsender(maus: Awaited<ReturnType<typeof oeffne>>['maus']) {
  await maus.type(feld('absenderAdresse.name'), 'Präz{Tab}');
  await waitFor(() => expect(feld('absenderAdresse.ort').value).toBe('Bremen'));
}

it('Ein neuer Auftrag beginnt mit dem Abholtag, den der Server nennt, und sagt, warum nicht heute', async () => {
  const gefragt = kalender();
  const { maus } = await oeffne(erfassung);
  expect(feld('beladedatum').value).toContain('15.08.2028');
  expect(feld('entladedatum').value).toContain('16.08.2028');
  expect(screen.getByText(hinweise['2028-08-15'])).toBeTruthy();
  await waehleAbsender(maus);
  await waitFor(() => expect(feld('beladedatum').value).toContain('16.08.2028'));
  expect(feld('entladedatum').value).toContain('17.08.2028');
  await screen.findByText(hinweise['2028-08-16']);
  expect(gefragt).toEqual(['mandant=7', expect.stringContaining('mandant=7&plz=')]);
});

it('Wer einen Abholtag wählt, behält ihn, und der Hinweis geht', async () => {
  const gefragt = kalender();
  const { maus } = await oeffne(erfassung);
  await maus.clear(feld('beladedatum'));
  await maus.type(feld('beladedatum'), '20.08.2028{Tab}');
  expect(screen.queryByText(hinweise['2028-08-15'])).toBeNull();
  await waehleAbsender(maus);
  await waitFor(() => expect(gefragt).toHaveLength(2));
  expect(feld('beladedatum').value).toContain('20.08.2028');
});

it('Eine Kopie, deren Abholung vergangen ist, beginnt wie ein neuer Auftrag', async () => {
  kalender();
  await oeffne(`${erfassung}?kopie=7`);
  expect(feld('beladedatum').value).toContain('15.08.2028');
});

it('Ein gespeicherter Auftrag behält seine Tage', async () => {
  const gefragt = kalender();
  const vorher = gespeichert().beladedatum;
  await oeffne(`${erfassung}/7`);
  expect(feld('beladedatum').value).toContain(vorher?.split('-').reverse().join('.'));
  expect(screen.queryByText(hinweise['2028-08-15'])).toBeNull();
  expect(gefragt.length).toBeLessThan(2);
});
