import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

const seite = '/masterdata/listen/frankaturen';
const frankatur = (id: number, kurz: string, lang: string, mehr: object = {}) => ({
  id,
  kurzBezeichnung: kurz,
  langBezeichnung: lang,
  skey: id * 10,
  awSperre: false,
  mandantId: null,
  version: 3,
  ...mehr,
});
let eintraege: ReturnType<typeof frankatur>[];
const code = { id: 5, liste: 'frankatur', eintragId: 1, partner: 'DACHSER', code: 'X1' };

mitPortal(() => {
  eintraege = [
    frankatur(1, 'EXW', 'ab Werk'),
    frankatur(2, 'FH', 'frei Haus'),
    frankatur(3, 'ALT', 'veraltet', { awSperre: true, mandantId: 7 }),
  ];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'frankaturen/pflege', () => HttpResponse.json(eintraege));
  antworte('get', 'partnercodes', [code]);
  antworte('post', 'frankaturen', ({ koerper }) => ({ ...koerper, id: 9, version: 1 }));
  antworte('put', 'frankaturen/:id', ({ koerper, teile }) => ({
    ...koerper,
    id: Number(teile['id']),
    version: 4,
  }));
  antworte('put', 'frankaturen/reihenfolge', ({ koerper }) =>
    HttpResponse.json((koerper as number[]).map((id) => eintraege.find((e) => e.id === id))),
  );
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.getByRole('button', { name });
const feld = (name: string) => document.querySelector(`[role=dialog] [name="${name}"]`) as HTMLInputElement;

async function oeffne(adresse = seite) {
  const app = zeigeSeite(adresse);
  await screen.findByText('ab Werk');
  return app;
}

describe('Liste', () => {
  it('zeigt, was gesperrt ist, für wen es gilt und wie Partner es nennen', async () => {
    await oeffne();
    const zeile = (text: string) => screen.getByText(text).closest('[role=row]') as HTMLElement;
    within(zeile('ab Werk')).getByText('aktiv');
    within(zeile('ab Werk')).getByText('alle Mandanten');
    within(zeile('ab Werk')).getByText('DACHSER: X1');
    within(zeile('veraltet')).getByText('gesperrt');
    within(zeile('veraltet')).getByText('Müller & Söhne');
    screen.getByText('3 von 3 Einträgen');
  });

  it('sucht in allen Texten ohne Groß, Klein und Umlaute und sagt, wenn nichts da ist', async () => {
    const { ort } = await oeffne();
    await maus.type(screen.getByLabelText('Frankaturen suchen'), 'HAUS');
    await screen.findByText('1 von 3 Einträgen');
    await waitFor(() => expect(ort()).toBe(`${seite}?suche=HAUS`));
    await maus.type(screen.getByLabelText('Frankaturen suchen'), 'boot');
    await screen.findByText(/^Kein Eintrag gefunden\./);
  });

  it('öffnet einen Link mit Suche und Mandant, wie er war', async () => {
    zeigeSeite(`${seite}?mandant=7`);
    await screen.findByText('1 von 3 Einträgen');
    screen.getByText('veraltet');
  });

  it('hilft, wo noch nichts steht', async () => {
    eintraege = [];
    zeigeSeite(seite);
    await screen.findByText(/^Noch kein Eintrag\. Legen Sie den ersten mit „Neu“ an\./);
  });

  it.each(['Bearbeiten', 'Kopieren', 'Sperren', 'Partnercodes'])(
    '%s verlangt eine Markierung',
    async (name) => {
      await oeffne();
      await maus.click(knopf(name));
      await screen.findByText('Bitte markieren Sie eine Zeile.');
    },
  );
});

describe('Reihenfolge', () => {
  it('rückt den markierten Eintrag, an den Enden nicht weiter', async () => {
    await oeffne();
    await maus.click(screen.getByText('ab Werk'));
    expect([knopf('Nach oben'), knopf('Nach unten')].map((k) => k.hasAttribute('disabled'))).toEqual([
      true,
      false,
    ]);
    await maus.click(knopf('Nach unten'));
    await waitFor(() => expect(an('PUT frankaturen/reihenfolge')[0]?.koerper).toEqual([2, 1, 3]));
  });

  it('ruht, solange nur ein Teil zu sehen ist', async () => {
    await oeffne(`${seite}?suche=frei`.replace('frei', 'a'));
    await maus.click(screen.getByText('ab Werk'));
    expect(knopf('Nach unten').hasAttribute('disabled')).toBe(true);
  });
});

describe('Eintrag', () => {
  it('wird gesperrt und wieder angeboten, mit der Fassung, die zu sehen war', async () => {
    await oeffne();
    await maus.click(screen.getByText('ab Werk'));
    await maus.click(knopf('Sperren'));
    await screen.findByText('Der Eintrag ab Werk wird nicht mehr zur Auswahl angeboten.');
    const [{ koerper, kopf } = {}] = an('PUT frankaturen/1');
    expect([koerper.awSperre, kopf?.get('if-match')]).toEqual([true, '"3"']);
  });

  it('kommt neu ans Ende der Liste', async () => {
    const { ort } = await oeffne();
    await maus.click(knopf('Neu'));
    await screen.findByRole('dialog', { name: 'Frankatur anlegen' });
    await maus.type(feld('langBezeichnung'), 'frei Grenze');
    await maus.type(feld('kurzBezeichnung'), 'FG{Enter}');
    await screen.findByText('Der Eintrag frei Grenze wurde erfolgreich gespeichert.');
    expect(an('POST frankaturen')[0]?.koerper).toMatchObject({
      kurzBezeichnung: 'FG',
      skey: 40,
      mandantId: null,
    });
    await waitFor(() => expect(ort()).toBe(`${seite}?eintrag=9`));
  });

  it('als Kopie braucht eine eigene Kurzbezeichnung', async () => {
    await oeffne();
    await maus.click(screen.getByText('frei Haus'));
    await maus.click(knopf('Kopieren'));
    await screen.findByRole('dialog', { name: 'Frankatur anlegen' });
    expect([feld('langBezeichnung').value, feld('kurzBezeichnung').value]).toEqual(['frei Haus', '']);
    await maus.type(feld('kurzBezeichnung'), 'FH2{Enter}');
    await waitFor(() => expect(an('POST frankaturen')).toHaveLength(1));
    expect(an('POST frankaturen')[0]?.koerper.id).toBeUndefined();
  });

  it('zeigt die Ablehnung des Servers am Feld', async () => {
    const text = 'Die Kurzbezeichnung EXW gibt es in dieser Liste schon.';
    antworte('post', 'frankaturen', () => abgelehnt(400, text, 'kurzBezeichnung'));
    await oeffne();
    await maus.click(knopf('Neu'));
    await screen.findByRole('dialog');
    await maus.type(feld('langBezeichnung'), 'noch einmal');
    await maus.type(feld('kurzBezeichnung'), 'EXW{Enter}');
    await screen.findAllByText(text);
    expect(document.activeElement).toBe(feld('kurzBezeichnung'));
    expect(feld('langBezeichnung').value).toBe('noch einmal');
  });

  it('den jemand anders geändert hat, wird nicht überschrieben, sondern neu geladen', async () => {
    antworte('put', 'frankaturen/1', () => abgelehnt(409, 'Der Eintrag wurde inzwischen geändert.'));
    await oeffne();
    await maus.dblClick(screen.getByText('ab Werk'));
    await screen.findByRole('dialog', { name: 'Frankatur bearbeiten' });
    await maus.type(feld('langBezeichnung'), '!{Enter}');
    await screen.findByText(
      /^Der Eintrag wurde inzwischen von jemand anderem geändert und ist deshalb nicht/,
    );
    expect(knopf('Speichern').hasAttribute('disabled')).toBe(true);
    eintraege = [frankatur(1, 'EXW', 'ab unserem Werk', { version: 8 }), ...eintraege.slice(1)];
    await maus.click(knopf('Neuen Stand laden'));
    await waitFor(() => expect(feld('langBezeichnung').value).toBe('ab unserem Werk'));
    antworte('put', 'frankaturen/1', ({ koerper }) => ({ ...koerper, id: 1, version: 9 }));
    await maus.type(feld('langBezeichnung'), '!{Enter}');
    await waitFor(() => expect(an('PUT frankaturen/1')).toHaveLength(2));
    expect(an('PUT frankaturen/1')[1]?.kopf.get('if-match')).toBe('"8"');
  });
});

describe('Partnercodes', () => {
  it('werden hinzugefügt und entfernt; danach ist das Feld für den nächsten bereit', async () => {
    antworte('put', 'partnercodes', {});
    antworte('delete', 'partnercodes/:id', () => new HttpResponse(null, { status: 204 }));
    await oeffne();
    await maus.click(screen.getByText('ab Werk'));
    await maus.click(knopf('Partnercodes'));
    await screen.findByRole('dialog', { name: 'Partnercodes: ab Werk' });
    await maus.type(feld('partner'), ' KN ');
    await maus.type(feld('code'), '77{Enter}');
    await waitFor(() => expect(an('PUT partnercodes')).toHaveLength(1));
    expect(an('PUT partnercodes')[0]?.koerper).toEqual({
      partner: 'KN',
      code: '77',
      liste: 'frankatur',
      eintragId: 1,
    });
    await waitFor(() =>
      expect([feld('partner').value, document.activeElement]).toEqual(['', feld('partner')]),
    );
    await maus.click(knopf('Code von DACHSER entfernen'));
    await waitFor(() => expect(gesendet.some((g) => g.was === 'DELETE partnercodes/5')).toBe(true));
  });
});
