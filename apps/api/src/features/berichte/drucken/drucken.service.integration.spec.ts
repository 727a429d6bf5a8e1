import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Identitaet, mitKontext } from '../../../platform/tenancy/anfrage-kontext.js';
import { gelesenerAuftrag } from '../../auftraege/export/testing/gelesener-auftrag.js';
import { BerichtService } from '../bericht.service.js';
import { BerichtstexteService } from '../berichtstexte.service.js';
import { seitentexte } from '../testing/pdf-text.js';
import { Druckangaben } from './druckangaben.service.js';
import { DruckenService } from './drucken.service.js';
import { Druckscheine } from './druckscheine.service.js';

const kunde = {
  benutzerId: 7,
  sitzungId: 'sitzung-1',
  mandantId: 3,
  hauptmandantId: 1,
  sichtbareMandanten: [3],
  konfiguration: { denyOrderEdit: false },
} as Identitaet;

const bestand = new Map([
  [4711, { mandant: 3, auftrag: gelesenerAuftrag(1) }],
  [4712, { mandant: 3, auftrag: gelesenerAuftrag(1, { spedeigennr: 'NL004712' }) }],
  [9000, { mandant: 8, auftrag: gelesenerAuftrag(1, { spedeigennr: 'FR9000' }) }],
]);
const auftraege = {
  viele: async (ids: number[], mandanten: number[]) =>
    ids
      .map((id) => bestand.get(id))
      .filter((e) => e && mandanten.includes(e.mandant))
      .map((e) => e?.auftrag),
};
const stammdaten = {
  liste: async (name: string) => [
    { id: 5, langBezeichnung: name === 'frankatur' ? 'frei Haus' : 'Teilladung' },
  ],
};
const briefkoepfe = { jeMandant: async () => ({ 3: { name: 'Nordlicht Spedition GmbH', zeilen: [] } }) };

let sitzungen: Map<string, Identitaet>;
const berichte = new BerichtService();
const scheine = new Druckscheine(
  { druck: randomBytes(32) } as never,
  { zuSitzung: async (id: string) => sitzungen.get(id) } as never,
  { verlange: async () => undefined } as never,
);
const angaben = new Druckangaben(
  new BerichtstexteService(stammdaten as never, briefkoepfe as never, { PORTAL_URL_GENANNT: false } as never),
  { zu: async () => ({}) } as never,
  { zu: async () => ({}) } as never,
);
const drucken = new DruckenService(scheine, auftraege as never, {} as never, angaben, berichte);

const schein = async (...ids: number[]) => (await mitKontext(() => scheine.stelleAus(ids), kunde)).ids;

beforeEach(() => {
  sitzungen = new Map([['sitzung-1', kunde]]);
});
afterAll(() => berichte.onModuleDestroy());

describe('Drucken mit Druckschein', () => {
  it('druckt die Aufträge des Scheins in seiner Reihenfolge', async () => {
    const { dateiname, inhalt } = await drucken.drucke('speditionsauftrag', await schein(4712, 4711), 'de');
    expect(dateiname).toBe('Speditionsauftrag_2_Auftraege.pdf');
    const seiten = await seitentexte(inhalt);
    expect(seiten[0]).toContain('NL004712');
    expect(seiten[1]).toContain('NL004711');
    expect(seiten[0]).toContain('Nordlicht Spedition GmbH');
    expect(seiten[0]).toContain('frei Haus');
  });

  it('kennt keinen anderen Bericht', async () => {
    await expect(drucken.drucke('../etc/passwd', await schein(4711), 'de')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('zeigt keinen Auftrag eines fremden Mandanten, auch nicht neben eigenen', async () => {
    await expect(drucken.drucke('warenetikett', await schein(4711, 9000), 'de')).rejects.toMatchObject({
      status: 404,
    });
  });

  it('nimmt keinen Schein nach der Abmeldung, keinen gefälschten und keinen eines anderen', async () => {
    const abgelaufen = { status: 403, meldungen: [{ key: 'bericht.abgelaufen', severity: 'ERROR' }] };
    const wert = await schein(4711);
    sitzungen.clear();
    await expect(drucken.drucke('warenetikett', wert, 'de')).rejects.toMatchObject(abgelaufen);
    sitzungen.set('sitzung-1', { ...kunde, benutzerId: 8 });
    await expect(drucken.drucke('warenetikett', wert, 'de')).rejects.toMatchObject(abgelaufen);
    await expect(drucken.drucke('warenetikett', 'gefaelscht', 'de')).rejects.toMatchObject(abgelaufen);
  });
});
