import { Auftritt } from '@frachtportal/domain/mandant/auftritt';
import { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import { Adressimport } from '../adressen/import/adressimport.service.js';
import { Auftrittspflege } from '../auftritt/auftrittspflege.service.js';
import { Listenpflege } from '../stammdaten/listenpflege.repository.js';
import { eigenerService } from './auftrag-erfinden.js';
import type { Buchadresse, Kunde } from './demo-mandanten.repository.js';
import { demoidentitaet } from './demo-vorbereitetes.js';

/** What the forwarder's administrator has set up: a service of one client alone, an address file with faults, imprints. */
export async function legeVerwaltetesAn(
  app: NestFastifyApplication,
  kunden: Map<string, Kunde>,
  benutzer: Map<string, number[]>,
): Promise<void> {
  const kunde = kunden.get(eigenerService.kunde);
  const spedition = kunde && kunden.get(kunde.haupt);
  const [benutzerId] = benutzer.get(kunde?.haupt ?? '') ?? [];
  if (!spedition || !benutzerId) return;
  const wer = { benutzerId, mandantId: spedition.id, hauptmandantId: spedition.id };
  const sichtbareMandanten = [spedition.id, kunde.id];
  await mitKontext(
    async () => {
      await app.get(Listenpflege, { strict: false }).lege('serviceDefinition', service(kunde.id));
      const quelle = { mandantId: kunde.id, dateiname: 'Kundenstamm-Herbst.csv' };
      await app.get(Adressimport, { strict: false }).importiere(quelle, adresszeilen(kunde));
      for (const haus of kunden.values())
        if (haus.key === haus.haupt)
          await app.get(Auftrittspflege, { strict: false }).speichere(haus.id, impressum(haus), null);
    },
    { ...demoidentitaet(wer), name: 'admin', admin: true, betreiber: true, main: true, sichtbareMandanten },
  );
}

function impressum({ eigene: a }: Kunde): Auftritt {
  const zeilen = [a.name, `${a.strasse} ${a.hausnummer}`, `${a.plz} ${a.ort}`];
  return Object.assign(new Auftritt(), {
    impressum: [...zeilen, '', 'Diese Spedition gibt es nur in der Demonstration.'].join('\n'),
    datenschutz: 'In der Demonstration sind alle Personen und Sendungen erfunden.',
  });
}

function service(mandantId: number) {
  return Object.assign(new ServiceDefinition(), {
    mandantId,
    version: 1,
    spezNum: eigenerService.nummer,
    bezkurz: 'Kranentladung in Halle 4',
    typ: 'Logisch' as const,
    attributName: null,
    isKostenpfl: true,
    awSperre: false,
    editable: false,
    international: false,
    anzeigefolge: 5,
  });
}

/** Two rows as they stand in the book already, and three that nobody could deliver to. */
function adresszeilen({ buch }: Kunde): object[] {
  const neu = {
    name: 'Neukunde GmbH',
    strasse: 'Hafenstraße',
    hausnummer: '12',
    lkz: 'D',
    plz: '28195',
    ort: 'Bremen',
  };
  return [
    ...buch.slice(0, 2).map(wieImBuch),
    { ...neu, plz: '2819' },
    { ...neu, name: '' },
    { ...neu, name: 'Verzinkerei Süd', lkz: 'XY' },
  ];
}

const wieImBuch = ({ name, fremdnummer, strasse, hausnummer, plz, ort }: Buchadresse) => ({
  name,
  fremdnummer,
  strasse,
  hausnummer,
  plz,
  ort,
});
