import { type Pflegepfad, pflegelisten, pflegepfade } from '@frachtportal/domain/stammdaten/pflegelisten';
import { t } from '@frachtportal/texte/t';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { namensfeld } from './eintragsfelder';

const seite = (pfad: string) => `/masterdata/listen/${pfad}`;
const eintrag = (pfad: Pflegepfad, id: number, name: string, mehr: object = {}) => ({
  id,
  kurzBezeichnung: `K${id}`,
  skey: id,
  anzeigefolge: id,
  awSperre: false,
  mandantId: null,
  version: 1,
  [namensfeld(pflegelisten[pfad].klasse)]: name,
  ...mehr,
});
let eintraege: object[];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', ':liste/pflege', () => HttpResponse.json(eintraege));
  antworte('get', 'partnercodes', []);
  antworte('put', ':liste/reihenfolge', ({ koerper }) =>
    HttpResponse.json(
      (koerper as number[]).map((id) => eintraege.find((e) => (e as { id: number }).id === id)),
    ),
  );
  antworte('put', ':liste/:id', ({ koerper, teile }) => ({
    ...koerper,
    id: Number(teile['id']),
    version: 2,
  }));
});

beforeAll(() => Promise.all([import('./ListenSeite'), import('../../../components/tabelle/Gitter')]), 60_000);

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.getByRole('button', { name });
const feld = (name: string) => document.querySelector(`[role=dialog] [name="${name}"]`) as HTMLInputElement;

describe('Eine Liste anderer Art', () => {
  it.each<Pflegepfad>(['lademittel', 'eigentuemer', 'terminkennzeichen', 'auftragdefaultservice'])(
    '%s zeigt Einträge mit Namen, und ein neuer beginnt beim Namen',
    async (pfad) => {
      const { titel, einzahl, folge, klasse } = pflegelisten[pfad];
      eintraege = [eintrag(pfad, 1, 'Erster'), eintrag(pfad, 2, 'Zweiter')];
      zeigeSeite(seite(pfad));
      await screen.findByText('Erster');
      screen.getByRole('heading', { level: 1, name: t(titel) });
      expect(screen.queryByText('Nach oben') !== null).toBe(folge !== null);
      await maus.click(screen.getByText('Neu'));
      await screen.findByRole('dialog', { name: t('stammdaten.listen.anlegen', { name: t(einzahl) }) });
      expect(document.activeElement).toBe(feld(namensfeld(klasse)));
    },
  );
});

describe('Liste', () => {
  const zwei = () => {
    eintraege = [eintrag('frankaturen', 1, 'ab Werk'), eintrag('frankaturen', 2, 'frei Haus')];
  };
  const oeffne = async (frage = '') => {
    zwei();
    const app = zeigeSeite(seite('frankaturen') + frage);
    await screen.findByText('frei Haus');
    return app;
  };

  it.each(['/masterdata/listen', seite('gibtesnicht')])('%s führt zur ersten', async (adresse) => {
    eintraege = [];
    const { ort } = zeigeSeite(adresse);
    await screen.findByText(/^Noch kein Eintrag/);
    expect(ort()).toBe(seite(pflegepfade[0] as string));
  });

  it('ist nur für die, die Stammdaten verwalten', async () => {
    angemeldetAls({ edit: true });
    zeigeSeite(seite('frankaturen'));
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    expect(gesendet.filter((g) => g.was.endsWith('/pflege'))).toEqual([]);
  });

  it('vergisst Suche und Markierung nicht, wenn man sie neu öffnet', async () => {
    await oeffne('?suche=haus&eintrag=2');
    expect(screen.queryByText('ab Werk')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Frankaturen suchen').value).toBe('haus');
    await waitFor(() =>
      expect(screen.getByText('frei Haus').closest('[role=row]')?.getAttribute('aria-selected')).toBe('true'),
    );
  });

  it.each(['Sperren', 'Bearbeiten'])(
    '%s trifft nie einen Eintrag, den die Suche gerade verbirgt',
    async (name) => {
      await oeffne();
      await maus.click(screen.getByText('ab Werk'));
      await maus.type(screen.getByLabelText('Frankaturen suchen'), 'haus{Enter}');
      await waitFor(() => expect(screen.queryByText('ab Werk')).toBeNull());
      await maus.click(knopf(name));
      await screen.findByText('Bitte markieren Sie eine Zeile.');
      expect(an('PUT frankaturen/1')).toEqual([]);
    },
  );

  it('zeigt einen Eintrag mit Doppelklick und Enter zum Bearbeiten', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('frei Haus'));
    await screen.findByRole('dialog', { name: 'Frankatur bearbeiten' });
    expect(feld('langBezeichnung').value).toBe('frei Haus');
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('bietet zum Entsperren an, was gesperrt ist', async () => {
    eintraege = [eintrag('frankaturen', 1, 'ab Werk', { awSperre: true })];
    zeigeSeite(seite('frankaturen'));
    await maus.click(await screen.findByText('ab Werk'));
    await maus.click(knopf('Entsperren'));
    await waitFor(() => expect(an('PUT frankaturen/1')[0]?.koerper.awSperre).toBe(false));
  });

  it('sagt, warum sich die Reihenfolge nicht ändern ließ, und zeigt die alte', async () => {
    antworte('put', 'frankaturen/reihenfolge', abgelehnt(409, 'Die Liste wurde inzwischen geändert.'));
    await oeffne();
    await maus.click(screen.getByText('frei Haus'));
    await maus.click(knopf('Nach oben'));
    await screen.findByText('Die Liste wurde inzwischen geändert.');
    const namen = [...document.querySelectorAll('[role=row][data-id]')].map((z) => z.getAttribute('data-id'));
    expect(namen).toEqual(['1', '2']);
  });

  it('lässt ein Pflichtfeld nicht leer und behält, für wen ein gespeicherter Eintrag gilt', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('frei Haus'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Gilt für', { exact: false }).readOnly).toBe(true);
    await maus.clear(feld('langBezeichnung'));
    await maus.keyboard('{Enter}');
    expect(feld('langBezeichnung').getAttribute('aria-invalid')).toBe('true');
    expect(an('PUT frankaturen/2')).toEqual([]);
  });
});

describe('Partnercodes', () => {
  it('ohne Partner oder Code wird nichts gespeichert; wo noch keiner ist, steht das da', async () => {
    eintraege = [eintrag('frankaturen', 1, 'ab Werk')];
    zeigeSeite(seite('frankaturen'));
    await maus.click(await screen.findByText('ab Werk'));
    await maus.click(knopf('Partnercodes'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Partnercodes: ab Werk' }));
    dialog.getByText(t('stammdaten.listen.nochKeinCode'));
    await maus.click(dialog.getByRole('button', { name: 'Hinzufügen' }));
    expect([feld('partner'), feld('code')].map((f) => f.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(an('PUT partnercodes')).toEqual([]);
  });
});
