import { eineAdresse } from '@frachtportal/domain/testing/builder';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  amServer,
  dialogZu,
  erfassung,
  feld,
  gespeichert,
  listen,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../testing/erfassung';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';

mitErfassung();

function konfiguriert(werte: Record<string, string>) {
  const draht = Object.fromEntries(Object.entries(werte).map(([name, wert]) => [`client.${name}`, wert]));
  server.use(http.get('*/api/config-param/clientconfig', () => HttpResponse.json(draht)));
}

const umschalter = (seite: string, wort: string) =>
  within(screen.getByRole('group', { name: `${seite}: Adresse suchen oder anlegen` })).getByLabelText(wort);

// biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
function mitAdressanlage(): any[] {
  // biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
  const angelegt: any[] = [];
  server.use(
    http.post('*/api/adressen', async ({ request }) => {
      const adresse = (await request.json()) as object;
      angelegt.push(adresse);
      return HttpResponse.json({ ...adresse, id: 44, matchcode: 'NEU' }, { status: 201 });
    }),
  );
  return angelegt;
}

describe('Adresse im Auftrag anlegen', () => {
  it('ohne Treffer beginnt die Anlage; sie hält das Speichern auf und geht mit Enter ins Adressbuch [1-2.033,267 1-4.023,024,078,082]', async () => {
    server.use(http.get('*/api/adressen/searchByParam', () => HttpResponse.json([])));
    const angelegt = mitAdressanlage();
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(feld('empfaengerAdresse.strasse').readOnly).toBe(true);
    await maus.clear(feld('empfaengerAdresse.name'));
    await maus.type(feld('empfaengerAdresse.name'), 'Neu GmbH');
    await waitFor(() => expect(feld('empfaengerAdresse.strasse').value).toBe(''));
    await maus.keyboard('{Tab}');
    await waitFor(() => expect(feld('empfaengerAdresse.strasse').readOnly).toBe(false));
    await maus.keyboard('{Control>}s{/Control}');
    await screen.findByText('Die Adresseanlage wurde nicht abgeschlossen.');
    await maus.click(screen.getByText('OK'));
    await dialogZu();
    expect(amServer.gesendet).toEqual([]);
    await maus.type(feld('empfaengerAdresse.strasse'), 'Tor 3');
    await maus.click(screen.getByText('Adresse anlegen'));
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    expect(angelegt).toMatchObject([{ name: 'Neu GmbH', strasse: 'Tor 3', typ: 2 }]);
    expect(feld('empfaengerAdresse.strasse').readOnly).toBe(true);
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    expect(amServer.gesendet[0]?.auftrag.empfaengerAdresse).toMatchObject({ id: 44, name: 'Neu GmbH' });
  });

  it('wer weitertippt, während die Adresse gespeichert wird, behält seinen Platz', async () => {
    server.use(http.get('*/api/adressen/searchByParam', () => HttpResponse.json([])));
    mitAdressanlage();
    let antworte: () => void = () => undefined;
    const gehalten = new Promise<void>((weiter) => {
      antworte = weiter;
    });
    server.use(http.post('*/api/adressen', () => gehalten.then(() => undefined)));
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.clear(feld('empfaengerAdresse.name'));
    await maus.type(feld('empfaengerAdresse.name'), 'Neu GmbH{Tab}');
    await waitFor(() => expect(feld('empfaengerAdresse.strasse').readOnly).toBe(false));
    await maus.click(screen.getByText('Adresse anlegen'));
    await maus.click(feld('hinweis'));
    await maus.keyboard('gleich ');
    antworte();
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    await maus.keyboard('weiter');
    expect(document.activeElement).toBe(feld('hinweis'));
    expect(feld('hinweis').value).toContain('gleich weiter');
    expect(feld('empfaengerAdresse.name').value).toBe('Neu GmbH');
  });

  it('wer zurück zur Suche geht, wird gefragt; Nein bringt die frühere Adresse wieder [1-1.006 1-2.028,033,037,038 1-4.024-027,070,074]', async () => {
    const angelegt = mitAdressanlage();
    const { maus } = await oeffne(erfassung);
    await maus.click(screen.getByRole('tab', { name: 'abw. Abholung' }));
    await maus.click(umschalter('Absender', 'Anlegen'));
    await maus.type(feld('abweichendeAbholerAdresse.name'), 'Lager Nord');
    await maus.click(umschalter('Absender', 'Suchen'));
    await screen.findByText('Wollen Sie die Adresse vom Typ abw. Abholung anlegen?');
    // Escape decides nothing: what was typed stays.
    await maus.keyboard('{Escape}');
    await dialogZu();
    expect(feld('abweichendeAbholerAdresse.name').value).toBe('Lager Nord');
    await maus.click(umschalter('Absender', 'Suchen'));
    await maus.click(await screen.findByText('Nein'));
    await dialogZu();
    expect(feld('abweichendeAbholerAdresse.name').value).toBe('');
    await maus.click(umschalter('Absender', 'Anlegen'));
    await maus.type(feld('abweichendeAbholerAdresse.name'), 'Lager Süd');
    await maus.click(umschalter('Absender', 'Suchen'));
    await maus.click(await screen.findByText('Ja'));
    await waitFor(() => expect(angelegt).toMatchObject([{ name: 'Lager Süd', typ: 3 }]));
    // Known by its id now, so it goes onto the label unless somebody switches that off.
    const schalter = (await screen.findByLabelText('abw. Labeldruck:')) as HTMLInputElement;
    expect(schalter.checked).toBe(true);
    expect(schalter.closest('label')?.title).toContain('auf das Label gedruckt');
  });
});

it('mit neutralem Absender ist der Labeldruck gesperrt [1-2.029,032 1-4.072 1-6.023]', async () => {
  konfiguriert({ isShowAbsenderNeutral: 'true' });
  server.use(
    http.get('*/api/auftraege/:id', () =>
      HttpResponse.json({
        ...gespeichert(),
        abweichendeAbholerAdresse: { ...eineAdresse('Lager').build(), id: 5 },
      }),
    ),
  );
  await oeffne(`${erfassung}/7`);
  const schalter = screen.getByLabelText('abw. Labeldruck:') as HTMLInputElement;
  expect(schalter.checked).toBe(false);
  expect(schalter.disabled).toBe(true);
  expect(screen.getByRole('tab', { name: 'abw. Abh.' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Neutral' })).toBeTruthy();
});

it('ein fester Absender steht schon da und ist nicht zu ändern [1-4.091 1-6.022]', async () => {
  konfiguriert({ isAbsenderEditDeny: 'true' });
  server.use(
    http.get('*/api/adressen/currentMandantAdresse', () =>
      HttpResponse.json({ ...eineAdresse('Eigene GmbH').build(), id: 12 }),
    ),
  );
  await oeffne(erfassung);
  expect(feld('absenderAdresse.name').value).toBe('Eigene GmbH');
  expect(feld('absenderAdresse.name').readOnly).toBe(true);
  expect(feld('absenderAdresse.fremdnummer').readOnly).toBe(true);
  expect(feld('empfaengerAdresse.name').readOnly).toBe(false);
});

it('eine Kopie nimmt den festen Absender, wenn das Original einen anderen hat', async () => {
  konfiguriert({ isAbsenderEditDeny: 'true' });
  const original = gespeichert();
  server.use(
    http.get('*/api/auftraege/:id', () => HttpResponse.json(original)),
    http.get('*/api/adressen/mandantadresse/:id', () =>
      HttpResponse.json({ ...eineAdresse('Eigene GmbH').build(), fremdnummer: '4711', id: 12 }),
    ),
  );
  await oeffne(`${erfassung}?kopie=7`);
  expect(original.absenderAdresse?.name).not.toBe('Eigene GmbH');
  expect([feld('absenderAdresse.name').value, feld('absenderAdresse.fremdnummer').value]).toEqual([
    'Eigene GmbH',
    '4711',
  ]);
  expect(feld('absenderAdresse.name').readOnly).toBe(true);
  expect(feld('empfaengerAdresse.name').value).toBe(original.empfaengerAdresse?.name);
});

it('wechselt der Mandant, wechselt der feste Absender mit; ohne eigene Adresse ist er zu erfassen', async () => {
  konfiguriert({ isAbsenderEditDeny: 'true' });
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  server.use(
    http.get('*/api/mandanten/hauptmandant-summary', () =>
      HttpResponse.json([7, 8, 9].map((id) => ({ id, name: `Mandant ${id}` }))),
    ),
    http.get('*/api/adressen/currentMandantAdresse', () =>
      HttpResponse.json({ ...eineAdresse('Eigene GmbH').build(), id: 12 }),
    ),
    http.get('*/api/adressen/mandantadresse/8', () =>
      HttpResponse.json({ ...eineAdresse('Zweite GmbH').build(), id: 13 }),
    ),
    http.get('*/api/adressen/mandantadresse/9', () => HttpResponse.json([], { status: 404 })),
  );
  const { maus } = await oeffne(erfassung);
  const absender = () => [feld('absenderAdresse.name').value, feld('absenderAdresse.name').readOnly];
  expect(absender()).toEqual(['Eigene GmbH', true]);
  for (const [mandant, erwartet] of [
    ['Mandant 8', ['Zweite GmbH', true]],
    ['Mandant 9', ['', false]],
  ] as const) {
    await maus.clear(feld('mandant'));
    await maus.type(feld('mandant'), `${mandant}{Tab}`);
    await waitFor(() => expect(absender()).toEqual(erwartet));
  }
});

describe('Nachnahme', () => {
  it('mit IBAN: gruppiert beim Tippen und meldet beim Verlassen, was keine ist [1-1.012,021 1-2.063-065,068,070,071 1-5.013-015]', async () => {
    konfiguriert({ clientKunde: 'spedition-iban' });
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(feld('nachnahmeWaehrung')).toBeNull();
    expect(feld('dispohinweis')).toBeNull();
    expect(feld('zollvermerk')).toBeTruthy();
    expect(feld('spotpreisnr')).toBeTruthy();
    expect(screen.getAllByText('Tel.Nr., eMail, Website')).toHaveLength(2);
    await maus.type(feld('iban'), 'de89370400440532013001{Tab}');
    expect(feld('iban').value).toBe('DE89 3704 0044 0532 0130 01');
    await waitFor(() => expect(feld('iban').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Bitte eine gültige IBAN eingeben.').length).toBeGreaterThan(0);
    // A blank goes and comes again by itself: the caret stays where one is, not at the end.
    feld('iban').focus();
    feld('iban').setSelectionRange(5, 5);
    await maus.keyboard('{Backspace}');
    expect(feld('iban').selectionStart).toBe(4);
    await maus.type(feld('iban'), '{Backspace}0{Tab}');
    expect(feld('iban').getAttribute('aria-invalid')).toBeNull();
    await maus.type(feld('nachnahmeBetrag'), '1.250,50');
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    expect(amServer.gesendet[0]?.auftrag.nachnahmeBetrag).toBe(1250.5);
    expect(amServer.gesendet[0]?.auftrag.iban.replaceAll(' ', '')).toBe('DE89370400440532013000');
  });

  it('sonst Betrag und Währung [1-1.012 1-2.066,067]', async () => {
    await oeffne(erfassung);
    expect(feld('iban')).toBeNull();
    expect(feld('zollvermerk')).toBeNull();
    expect(feld('spotpreisnr')).toBeNull();
    expect(feld('nachnahmeWaehrung').value).toBe('EUR');
  });
});

describe('Allgemein', () => {
  function mitAusland() {
    const ausland = { id: 2, lkz: 'A', bezeichnung: 'Österreich', awSperre: false, skey: 20 };
    server.use(
      http.get('*/api/laender', () => HttpResponse.json([...(listen.laender as object[]), ausland])),
      http.get('*/api/verkehrsarten', () =>
        HttpResponse.json([
          { id: 1, kurzBezeichnung: 'STG', langBezeichnung: 'Stückgut', awSperre: false, skey: 1 },
          { id: 4, kurzBezeichnung: 'INT', langBezeichnung: 'grenzüberschreitend', awSperre: false, skey: 4 },
        ]),
      ),
    );
  }

  it('Tauschgeräte, Klassifizierung und Metro-Kennung stehen nur da, wo sie hingehören [1-1.010,019,023,024 1-2.041,046,054-060 1-6.007,030-033 2-1.016]', async () => {
    await oeffne(erfassung);
    for (const name of ['tauschpaletteA', 'sperrigkeit', 'metrokennung']) expect(feld(name)).toBeNull();
    expect(screen.queryByText('zusätzliche Lademittel erfasst')).toBeNull();
    document.body.innerHTML = '';
    konfiguriert({ isTauschgeraete: 'true', isShowKlassifizierung: 'true', isDisableUhrzeitfelder: 'true' });
    server.use(http.get('*/api/metrokennungen', () => HttpResponse.json([{ id: 1, bezeichnung: 'Food' }])));
    angemeldetAls({ edit: true, metro: true, 'mandant-id': 7 });
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    const koepfe = [...document.querySelectorAll('[role="columnheader"]')].map((k) => k.textContent);
    expect(koepfe).toContain('Zeichen/Nr.');
    expect(koepfe).not.toContain('Warenwert');
    for (const wort of ['PA Europalette', 'TR Tauschrahmen', 'TB Tauschbrett', 'Y Gitterboxpalette']) {
      expect(screen.getByLabelText(wort)).toBeTruthy();
    }
    expect(feld('sperrigkeit')).toBeTruthy();
    expect(feld('beladezeitVon')).toBeNull();
    expect(feld('entladezeitBis')).toBeNull();
    await maus.type(screen.getByLabelText('TR Tauschrahmen'), '4');
    await maus.type(feld('metrokennung'), 'Fo{Enter}');
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    expect(amServer.gesendet[0]?.auftrag).toMatchObject({ tauschpaletteR: 4, metrokennung: 1 });
  });

  it('die Verkehrsart folgt in einem Profil den Ländern, die Terminart ist mit Zustellart nur lesbar [1-2.047,050,052,053 1-4.098,099]', async () => {
    konfiguriert({ clientKunde: 'spedition-iban' });
    mitAusland();
    const { maus } = await oeffne(erfassung);
    expect(feld('verkehrsart').value).toBe('Stückgut');
    await maus.click(umschalter('Empfänger', 'Anlegen'));
    await maus.clear(feld('empfaengerAdresse.land'));
    await maus.type(feld('empfaengerAdresse.land'), 'A{Enter}');
    await waitFor(() => expect(feld('verkehrsart').value).toBe('grenzüberschreitend'));
    expect(feld('terminkennzeichen').readOnly).toBe(false);
    await maus.type(feld('zustellkennzeichen'), 'frei{Enter}');
    await waitFor(() => expect(feld('verkehrsart').value).toBe('Stückgut'));
    expect(feld('terminkennzeichen').readOnly).toBe(true);
  });

  it('eine Verkehrsart, die jemand gewählt hat, kommt mit dem Entwurf wieder', async () => {
    konfiguriert({ clientKunde: 'spedition-iban' });
    mitAusland();
    const { maus } = await oeffne(erfassung);
    await maus.click(umschalter('Empfänger', 'Anlegen'));
    await maus.type(feld('empfaengerAdresse.name'), 'Huber');
    await maus.clear(feld('empfaengerAdresse.land'));
    await maus.type(feld('empfaengerAdresse.land'), 'A{Enter}');
    await waitFor(() => expect(feld('verkehrsart').value).toBe('grenzüberschreitend'));
    await maus.clear(feld('verkehrsart'));
    await maus.keyboard('St{Tab}');
    await waitFor(() => expect(feld('verkehrsart').value).toBe('Stückgut'));
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    const neu = await oeffne(erfassung);
    await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
    await waitFor(() => expect(feld('empfaengerAdresse.land').value).toBe('A'));
    expect(feld('verkehrsart').value).toBe('Stückgut');
  });
});

it('ein Entwurf bringt die Wahl zum Labeldruck der abweichenden Abholung wieder', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.click(screen.getByText('abw. Abholung'));
  await maus.click(umschalter('Absender', 'Anlegen'));
  await maus.type(feld('abweichendeAbholerAdresse.name'), 'Lager Süd');
  await maus.click(await screen.findByLabelText('abw. Labeldruck:'));
  await screen.findByText(/^ ?gesichert/);
  cleanup();
  const neu = await oeffne(erfassung);
  await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
  const schalter = (await screen.findByLabelText('abw. Labeldruck:')) as HTMLInputElement;
  expect(schalter.checked).toBe(true);
});

describe('Services', () => {
  const dialog = () => screen.findByRole('dialog');
  const mitWert = {
    isKostenpfl: true,
    awSperre: false,
    editable: true,
    international: false,
    attributName: null,
  };
  const definitionen = [
    ...(listen.auftragdefaultservice as object[]).map((s) => ({ ...s, editable: true })),
    { ...mitWert, id: 8, spezNum: 8, bezkurz: 'Avis am', typ: 'Datum', anzeigefolge: 3 },
    { ...mitWert, id: 9, spezNum: 9, bezkurz: 'Anzahl Helfer', typ: 'Integer', anzeigefolge: 4 },
    { ...mitWert, id: 10, spezNum: 10, bezkurz: 'Versicherungssumme', typ: 'Dezimal', anzeigefolge: 5 },
    { ...mitWert, id: 11, spezNum: 11, bezkurz: 'Gesperrt', typ: 'Logisch', awSperre: true, anzeigefolge: 6 },
    {
      ...mitWert,
      id: 12,
      spezNum: 12,
      bezkurz: 'Verzollung',
      typ: 'Logisch',
      international: true,
      anzeigefolge: 7,
    },
  ];

  it('jeder Typ wird in seiner Eingabe erfasst; ohne Wert bleibt ein Service aus [1-1.008 1-2.072,074,076,077,079-084 1-4.047,048,050,051 1-6.034 1-9.022]', async () => {
    konfiguriert({ isServicesInternSendungen: 'true' });
    server.use(http.get('*/api/auftragdefaultservice', () => HttpResponse.json(definitionen)));
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(screen.queryByLabelText('Gesperrt')).toBeNull();
    expect(screen.getByText('Internationale Sendungen')).toBeTruthy();
    await maus.click(screen.getByLabelText('Anzahl Helfer'));
    within(await dialog()).getByText('Anzahl Helfer bearbeiten');
    await maus.click(within(await dialog()).getByText('Bestätigen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((screen.getByLabelText('Anzahl Helfer') as HTMLInputElement).checked).toBe(false);
    await maus.click(screen.getByLabelText('Anzahl Helfer'));
    await maus.type(within(await dialog()).getByLabelText('Beschreibung'), '3{Enter}');
    await screen.findByLabelText('Anzahl Helfer: 3');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await maus.click(screen.getByLabelText('Versicherungssumme'));
    await maus.type(within(await dialog()).getByLabelText('Beschreibung'), '1.500,50{Enter}');
    await screen.findByLabelText('Versicherungssumme: 1500,5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await maus.click(screen.getByLabelText('Avis am'));
    await maus.type(within(await dialog()).getByLabelText('Beschreibung'), '23.11.2026{Tab}');
    await maus.type(within(await dialog()).getByLabelText('Uhrzeit'), '1430{Tab}');
    await maus.click(within(await dialog()).getByText('Bestätigen'));
    await screen.findByLabelText('Avis am: 23.11.2026 14:30');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await maus.click(screen.getByLabelText('Avis telefonisch bearbeiten'));
    const text = within(await dialog()).getByLabelText('Beschreibung') as HTMLInputElement;
    expect(text.value).toBe('089 99998');
    await maus.type(text, '9');
    await maus.click(within(await dialog()).getByText('Bestätigen'));
    await maus.click(screen.getByLabelText('Verzollung'));
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
    const services = amServer.gesendet[0]?.auftrag.auftragServices as { spez_num: number }[];
    expect(services.toSorted((a, b) => a.spez_num - b.spez_num)).toEqual([
      { spez_num: 5, wert: '089 999989' },
      { spez_num: 8, wert: '2026-11-23T14:30' },
      { spez_num: 9, wert: '3' },
      { spez_num: 10, wert: '1500.5' },
      { spez_num: 12, wert: 'true' },
    ]);
  });

  it('Escape fragt, bevor ein getippter Wert verworfen wird', async () => {
    server.use(http.get('*/api/auftragdefaultservice', () => HttpResponse.json(definitionen)));
    const { maus } = await oeffne(erfassung);
    await maus.click(screen.getByLabelText('Versicherungssumme'));
    await maus.type(within(await dialog()).getByLabelText('Beschreibung'), '1500{Escape}');
    const frage = within(await screen.findByRole('alertdialog'));
    await maus.click(frage.getByText('Nein'));
    const wert = within(await dialog()).getByLabelText('Beschreibung') as HTMLInputElement;
    expect(wert.value).toBe('1.500,00');
  });

  it('„Service hinzufügen“ ist ohne Titel nicht zu bestätigen [1-2.073,075 1-5.055]', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.click(screen.getByLabelText('Service hinzufügen'));
    const d = within(await dialog());
    d.getByText('Service hinzufügen');
    const knopf = d.getByText('Bestätigen') as HTMLButtonElement;
    expect(knopf.disabled).toBe(true);
    await maus.type(d.getByLabelText(/^Titel/), 'Abtr{Enter}');
    await waitFor(() => expect(knopf.disabled).toBe(false));
    await maus.click(knopf);
    await waitFor(() => expect((screen.getByLabelText('Abtragen') as HTMLInputElement).checked).toBe(true));
  });
});

it('Alt+W wiederholt den letzten Empfänger', async () => {
  sessionStorage.clear();
  const { maus } = await oeffne(`${erfassung}?kopie=7`);
  const name = feld('empfaengerAdresse.name').value;
  await maus.click(speichern());
  await screen.findByText(/erfolgreich gespeichert/);
  document.body.innerHTML = '';
  const neu = await oeffne(erfassung);
  expect(feld('empfaengerAdresse.name').value).toBe('');
  await neu.maus.keyboard('{Alt>}w{/Alt}');
  await waitFor(() => expect(feld('empfaengerAdresse.name').value).toBe(name));
});

it.each([
  ['mit Kalkulation', { kalkulationsFolgeId: 5 }, {}, true],
  ['ohne Kalkulation', { kalkulationsFolgeId: null }, {}, false],
  ['ohne Preisermittlung', { kalkulationsFolgeId: 5 }, { isPreisermittlung: 'false' }, false],
])(
  'der Tagespreis steht nur da, wo Preise ermittelt werden und es einen gibt: %s [1-2.020]',
  async (_, dazu, werte, da) => {
    konfiguriert(werte);
    server.use(
      http.get('*/api/auftraege/:id', () =>
        HttpResponse.json({ ...gespeichert(), ...dazu }, { headers: { etag: '"1"' } }),
      ),
    );
    await oeffne(`${erfassung}/7`);
    expect(screen.queryByText('Tagespreis') !== null).toBe(da);
  },
);
