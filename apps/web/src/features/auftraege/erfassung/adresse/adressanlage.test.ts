import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { satz, t } from '@frachtportal/texte/t';
import { describe, expect, it } from 'vitest';
import { adressvorlage } from '../formular/formularwerte';
import { alsNeueAdresse, istAdressfeldOffen, offeneAnlage, pruefeAnlage } from './adressanlage';
import { absenderreiter, empfaengerreiter } from './rollen';

const grund = { nurLesen: false, anlegen: false, fest: false, id: 3 };
const standard = wirksam();

describe('Felder einer Adresse im Auftrag', () => {
  it('sind beim Suchen nur lesbar, außer Nummer und Name [1-4.082]', () => {
    const offen = (feld: string) => istAdressfeldOffen(feld, grund, standard);
    expect(['fremdnummer', 'name', 'strasse', 'plz', 'land', 'kontakt', 'telefon'].filter(offen)).toEqual([
      'fremdnummer',
      'name',
    ]);
  });
  it('sind beim Anlegen alle offen, ohne Recht keines [1-4.082]', () => {
    expect(istAdressfeldOffen('strasse', { ...grund, anlegen: true }, standard)).toBe(true);
    expect(istAdressfeldOffen('name', { ...grund, anlegen: true, nurLesen: true }, standard)).toBe(false);
  });
  it.each([
    ['kontakt', 'isAdresseKontaktEdit'],
    ['telefon', 'isAdresseTelefonEdit'],
    ['mailTrackTrace', 'isShowTTMailAdress'],
    ['kontakt', 'saveKontaktdaten'],
    ['telefon', 'saveKontaktdaten'],
  ])('%s ist an einer gewählten Adresse mit %s offen', (feld, schalter) => {
    const k = wirksam({ [schalter]: 'true' });
    expect(istAdressfeldOffen(feld, grund, k)).toBe(true);
    expect(istAdressfeldOffen(feld, { ...grund, id: null }, k)).toBe(false);
    expect(istAdressfeldOffen('strasse', grund, k)).toBe(false);
  });
  it('Nummer und Name des festen Absenders sind nur lesbar', () => {
    expect(istAdressfeldOffen('name', { ...grund, fest: true }, standard)).toBe(false);
    expect(istAdressfeldOffen('fremdnummer', { ...grund, fest: true }, standard)).toBe(false);
  });
});

describe('neue Adresse', () => {
  const laender = [{ id: 1, lkz: 'D', plzMuster: '^\\d{5}$' }] as Land[];
  const anlage = { vorher: {}, copyId: 9, schluessel: 's', einmaladresse: true, unsichtbar: false };
  const adresse = { ...adressvorlage(1), name: ' Neu GmbH ', plz: '2835' };
  const eingabe = alsNeueAdresse('neutralerAbsenderAdresse', adresse, anlage, { id: 7 });

  it('geht mit Typ, Mandant und Kennzeichen hinaus', () => {
    expect(eingabe).toMatchObject({
      name: 'Neu GmbH',
      typ: 6,
      mandant: { id: 7 },
      copyId: 9,
      einmaladresse: true,
      land: { id: 1 },
    });
    expect(eingabe).not.toHaveProperty('id');
  });
  it('wird wie auf dem Server geprüft, am Feld des Auftrags', () => {
    expect(pruefeAnlage('neutralerAbsenderAdresse', eingabe, laender).map((m) => [m.field, satz(m)])).toEqual(
      [['neutralerAbsenderAdresse.plz', 'Bitte eine Postleitzahl mit 5 Stellen eingeben (D).']],
    );
    const ohneName = { ...eingabe, name: null as never, plz: '28359' };
    expect(pruefeAnlage('empfaengerAdresse', ohneName, laender)[0]).toMatchObject({
      field: 'empfaengerAdresse.name',
      key: 'feld.pflicht',
    });
  });
  it('ist offen, solange sie erfasst wird', () => {
    expect(offeneAnlage({ anlage: {} })).toBeUndefined();
    expect(offeneAnlage({ anlage: { empfaengerAdresse: null, absenderAdresse: anlage } })).toBe(
      'absenderAdresse',
    );
  });
});

describe('Reiter', () => {
  const titel = (k: Record<string, string>) => [
    absenderreiter(wirksam(k)).map((r) => t(r.titel)),
    empfaengerreiter(wirksam(k)).map((r) => t(r.titel)),
  ];
  it('folgen der Konfiguration [1-2.029-032,035 1-6.023,029]', () => {
    expect(titel({})).toEqual([['Absender', 'abw. Abholung', 'Rechnung', 'Nachnahme'], ['Empfänger']]);
    expect(titel({ isShowAbsenderNeutral: 'true', isShowEmpfRechnung: 'true' })).toEqual([
      ['Absender', 'abw. Abh.', 'Rechnung', 'Nachnahme', 'Neutral'],
      ['Empfänger', 'Rechnung'],
    ]);
  });
});
