import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { vorbelegteTermine } from '@frachtportal/domain/auftrag/termine';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { Auftragsvorschlag } from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { werktagNach } from '@frachtportal/domain/kalender/feiertage';
import { kalenderregion } from '@frachtportal/domain/kalender/feiertage-regionen';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { heute } from '../../platform/http/uhr.js';
import { type Identitaet, mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftragsvorlagen } from '../auftragsvorlagen/auftragsvorlagen.service.js';
import { Auftragsvorschlaege } from '../vorschlaege/auftragsvorschlaege.service.js';
import { VorschlagEntscheiden } from '../vorschlaege/vorschlag-entscheiden.service.js';
import { demoerfassung } from './demo-auftraege.js';
import type { Kunde } from './demo-mandanten.repository.js';

/** What one client has prepared: templates, and proposals of which one can be released, one lacks something, one was discarded. */
export async function legeVorbereitetesAn(
  app: NestFastifyApplication,
  kunden: Map<string, Kunde>,
  erfasser: Map<string, number[]>,
): Promise<void> {
  const kunde = kunden.get('mueller');
  const [benutzerId] = erfasser.get('mueller') ?? [];
  if (!kunde || !benutzerId) return;
  const hauptmandantId = kunden.get(kunde.haupt)?.id ?? kunde.id;
  await mitKontext(
    async () => {
      const vorlagen = app.get(Auftragsvorlagen, { strict: false });
      for (const v of vorlagenVon(kunde)) await vorlagen.anlegen(v, undefined);
      const vorschlaege = app.get(Auftragsvorschlaege, { strict: false });
      for (const v of vorschlaegeVon(kunde)) await vorschlaege.anlegen(v, undefined);
      const doppelt = await vorschlaege.anlegen(verworfener(kunde), undefined);
      const entscheiden = app.get(VorschlagEntscheiden, { strict: false });
      await entscheiden.verwirf(doppelt.id, 'Schon telefonisch beauftragt.', null);
    },
    demoidentitaet({ benutzerId, mandantId: kunde.id, hauptmandantId }),
  );
}

function vorlagenVon({ eigene, buch }: Kunde): Auftragsvorlage[] {
  return ['Normteile, Wochentour', 'Normteile, Nachlieferung'].map((vorlageName, i) => {
    const {
      datum: _,
      beladedatum: __,
      entladedatum: ___,
      ...rest
    } = auftrag(eigene.id, { id: buch[i]?.id ?? null });
    return Object.assign(new Auftragsvorlage(), { vorlageName, auftrag: Object.assign(new Auftrag(), rest) });
  });
}

function vorschlaegeVon({ eigene, buch }: Kunde): Auftragsvorschlag[] {
  const [erster, zweiter] = buch;
  const gut = auftrag(eigene.id, { id: erster?.id ?? null });
  const ohnePlz = { name: zweiter?.name ?? 'Neukunde GmbH', strasse: zweiter?.strasse ?? null, lkz: 'D' };
  const falsch = auftrag(eigene.id, { ...ohnePlz, plz: '2819', ort: 'Bremen' });
  return [
    vorschlag('serie', {
      herkunft: 'Wochentour Montag',
      referenz: 'wochentour-1',
      grund: 'Dauerauftrag: bitte Menge prüfen und freigeben.',
      auftrag: gut,
    }),
    vorschlag('datei', {
      herkunft: 'abholungen.csv',
      referenz: 'abholungen.csv#7',
      grund: 'Zeile 7: Postleitzahl des Empfängers nicht erkannt.',
      auftrag: falsch,
    }),
  ];
}

function verworfener({ eigene, buch }: Kunde): Auftragsvorschlag {
  return vorschlag('mail', {
    herkunft: 'versand@example.com',
    referenz: 'mail-1',
    grund: 'Aus einer E-Mail gelesen.',
    auftrag: auftrag(eigene.id, { id: buch[2]?.id ?? null }),
  });
}

const vorschlag = (quelle: Auftragsvorschlag['quelle'], rest: Partial<Auftragsvorschlag>) =>
  Object.assign(new Auftragsvorschlag(), { quelle, ...rest });

/** Two pallets, from the own address. */
function auftrag(absender: number, empfaenger: Partial<AuftragAdresse>): Auftrag {
  const { konfiguration } = demoerfassung;
  const tag = heute();
  const abholung = werktagNach(tag, 0, kalenderregion(konfiguration.feiertageRegion));
  return Object.assign(new Auftrag(), {
    ...vorbelegteTermine({ heute: tag, abholung }, konfiguration),
    frankatur: 5,
    verkehrsart: 1,
    absenderReferenz: 'Kommission 4711',
    absenderAdresse: Object.assign(new AuftragAdresse(), { id: absender }),
    empfaengerAdresse: Object.assign(new AuftragAdresse(), empfaenger),
    auftragspositionen: [
      Object.assign(new Auftragsposition(), {
        laufendePosition: 1,
        lademittel: { id: 1 },
        lademittelAnzahl: 2,
        bruttoGewicht: 640,
        verpackung: { id: 1 },
        verpackungAnzahl: 48,
        warengutBezeichnung: 'Normteile',
        laengeCM: 120,
        breiteCM: 80,
        hoeheCM: 110,
      }),
    ],
  });
}

/** Who prepares something, as if logged in. */
export function demoidentitaet(
  wer: Pick<Identitaet, 'benutzerId' | 'mandantId' | 'hauptmandantId'>,
): Identitaet {
  return {
    ...wer,

    name: 'kunde',
    sitzungId: '',
    anmeldeart: 'passwort',
    hatFaktor: false,
    hauptmandant: false,
    sichtbareMandanten: [wer.mandantId],
    admin: false,
    betreiber: false,
    main: false,
    edit: true,
    version: 1,
    spracheId: 50,
    rowsInGrid: 13,
    konfiguration: demoerfassung.konfiguration,
    gewechseltVon: null,
  };
}
