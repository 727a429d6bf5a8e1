import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { dialogZu, erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

mitErfassung();

/** The names there are. */
let vorhandene: { id: number | null; vorlageName: string }[] = [];

beforeEach(() => {
  gesendet.length = 0;
  vorhandene = [];
  angemeldetAls({ edit: true, version: 0, 'mandant-id': 7 });
  const { id: _, spedeigennr: __, status: ___, ...auftrag } = gespeichert();
  const mandant = { id: 7, name: 'Müller & Söhne' };
  antworte('get', 'auftragsvorlagen/exists', ({ frage }) =>
    vorhandene.filter((v) => v.vorlageName === frage.get('name')),
  );
  antworte('get', 'auftragsvorlagen/5', () =>
    HttpResponse.json({ id: 5, vorlageName: 'Wochentour', mandant }, { headers: { etag: '"3"' } }),
  );
  antworte('post', 'auftraege/applyVorlage/5', { ...auftrag, vorlageAuftragId: 5 });
});

const dialog = () => within(screen.getByRole('dialog'));
const neue = () => an('POST auftragsvorlagen');

async function oeffneDialog(name: string) {
  const { maus } = await oeffne(`${erfassung}?kopie=7`);
  await maus.click(await screen.findByText('Als Vorlage speichern'));
  await screen.findByText('Auftragsvorlage Erfassen');
  await maus.type(feld('vorlageName'), name);
  return maus;
}

describe('eine neue Vorlage', () => {
  it('ging die Antwort verloren, geht sie noch einmal hinaus, statt „Name bereits vorhanden“ zu sagen', async () => {
    antworte('post', 'auftragsvorlagen', ({ koerper }) => {
      vorhandene = [{ id: 9, vorlageName: 'Montag' }];
      return neue().length === 1 ? HttpResponse.error() : HttpResponse.json({ ...koerper, id: 9 });
    });
    const maus = await oeffneDialog('Montag{Enter}');
    await maus.click(within(await screen.findByRole('alertdialog')).getByText('OK'));
    await dialogZu();
    await maus.click(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Montag wurde erfolgreich gespeichert.');
    expect(new Set(neue().map((g) => g.kopf.get('idempotency-key'))).size).toBe(1);
  });

  it('was der Server an ihrem Auftrag ablehnt, wird mit dem Namen des Feldes gesagt', async () => {
    antworte(
      'post',
      'auftragsvorlagen',
      abgelehnt(400, 'Diesen Eintrag gibt es nicht.', 'auftrag.frankatur'),
    );
    const maus = await oeffneDialog('Montag{Enter}');
    await within(await screen.findByRole('alertdialog')).findByText(
      'Frankatur (Rechnung): Diesen Eintrag gibt es nicht.',
    );
    await maus.click(screen.getByText('OK'));
    await dialogZu();
    expect(feld('vorlageName').value).toBe('Montag');
  });

  it('wird mit Doppelklick einmal gesendet', async () => {
    antworte('post', 'auftragsvorlagen', ({ koerper }) => ({ ...koerper, id: 9 }));
    await oeffneDialog('Montag');
    for (const _ of [1, 2]) fireEvent.click(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Montag wurde erfolgreich gespeichert.');
    expect(neue()).toHaveLength(1);
  });

  it('Escape fragt, bevor ein getippter Name verloren geht, und der Auftrag bleibt', async () => {
    const maus = await oeffneDialog('Montag');
    await maus.keyboard('{Escape}');
    await maus.click(within(await screen.findByRole('alertdialog')).getByText('Ja'));
    await waitFor(() => expect(screen.queryByText('Auftragsvorlage Erfassen')).toBeNull());
    expect(feld('empfaengerAdresse.name').value).not.toBe('');
    await maus.click(screen.getByText('Als Vorlage speichern'));
    await screen.findByText('Auftragsvorlage Erfassen');
    expect(feld('vorlageName').value).toBe('');
  });

  it('über die eines Mandanten, den man nicht sieht, geht auch mit dem Umschalter keine', async () => {
    vorhandene = [{ id: null, vorlageName: 'Montag' }];
    const maus = await oeffneDialog('Montag');
    await maus.click(dialog().getByLabelText('Vorlage aktualisieren'));
    await maus.click(dialog().getByText('Speichern'));
    await dialog().findAllByText('Name bereits vorhanden');
    expect(gesendet.filter((g) => /^(PUT|POST) auftragsvorlagen/.test(g.was))).toEqual([]);
  });
});

describe('eine Vorlage bearbeiten', () => {
  const bearbeiten = `${erfassung}?vorlage=5&bearbeiten`;
  const speichere = async (maus: Awaited<ReturnType<typeof oeffne>>['maus']) => {
    await maus.keyboard('{Control>}s{/Control}');
    await screen.findByText('Auftragsvorlage Erfassen');
    await maus.keyboard('{Control>}s{/Control}');
  };

  beforeEach(() => {
    vorhandene = [{ id: 5, vorlageName: 'Wochentour' }];
    antworte('get', 'auftragsvorlagen/search', []);
  });

  it('hat sie jemand anderes geändert, wird das gesagt, und was getippt ist, bleibt', async () => {
    antworte('put', 'auftragsvorlagen/5', abgelehnt(409, 'Bitte neu laden.'));
    const { maus, ort } = await oeffne(bearbeiten);
    await maus.type(feld('hinweis'), 'Tor 3');
    await speichere(maus);
    await maus.click(within(await screen.findByRole('alertdialog')).getByText('OK'));
    await dialogZu();
    await maus.click(dialog().getByText('Abbrechen'));
    await waitFor(() => expect(screen.queryByText('Auftragsvorlage Erfassen')).toBeNull());
    expect(feld('hinweis').value).toContain('Tor 3');
    expect(ort()).toBe(bearbeiten);
  });

  it('der Dialog bleibt, solange gespeichert wird', async () => {
    let weiter: () => void = () => undefined;
    const gehalten = new Promise<void>((los) => {
      weiter = los;
    });
    antworte('put', 'auftragsvorlagen/5', ({ koerper }) => ({ ...koerper, id: 5 }));
    server.use(http.put('*/api/auftragsvorlagen/5', () => gehalten.then(() => undefined)));
    const { maus, ort } = await oeffne(bearbeiten);
    await maus.type(feld('hinweis'), 'Tor 3');
    await speichere(maus);
    fireEvent.click(dialog().getByText('Abbrechen'));
    weiter();
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragsvorlagen'));
    expect(an('PUT auftragsvorlagen/5')).toHaveLength(1);
  });
});
