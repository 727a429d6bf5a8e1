import type { Adresse } from '../adresse/adresse.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { ServiceDefinition } from '../stammdaten/service-definition.js';
import type { Auftrag } from './auftrag.js';

/** The numbers that `customServices` names; none means all. */
export function eigeneServices({
  customServices,
}: Pick<Konfiguration, 'customServices'>): ReadonlySet<number> {
  return new Set(customServices.split(',').map(Number).filter(Boolean));
}

/** Is a service offered to those who capture? What an order has already it may keep. */
export function istAngeboten(
  d: Pick<ServiceDefinition, 'spezNum' | 'international' | 'awSperre'>,
  k: Pick<Konfiguration, 'customServices' | 'isServicesInternSendungen'>,
): boolean {
  const eigene = eigeneServices(k);
  const imAngebot = eigene.size === 0 || eigene.has(d.spezNum);
  return imAngebot && !d.awSperre && (k.isServicesInternSendungen || !d.international);
}

/** New services of an order must be offered. */
export function pruefeAngebot(
  auftrag: Auftrag,
  definitionen: readonly ServiceDefinition[],
  k: Konfiguration,
  vorher: Auftrag | null,
): Meldung[] {
  const hatte = new Set(vorher?.auftragServices.map((s) => s.spez_num));
  return auftrag.auftragServices.flatMap(({ spez_num }, i) => {
    const definition = definitionen.find((d) => d.spezNum === spez_num);
    if (!definition || hatte.has(spez_num) || istAngeboten(definition, k)) return [];
    return [fehler('auftrag.serviceNichtAngeboten', `auftragServices[${i}].spez_num`)];
  });
}

interface Packmittel {
  id: number;
  ggvs: boolean;
}

type Mittelliste = 'verpackungen' | 'lademittel';

/**
 * Where a client has no packaging or load units for dangerous goods, none such goes with dangerous goods, except what
 * the stored order has there already.
 */
export function pruefeGefahrgutmittel(
  auftrag: Auftrag,
  listen: Record<Mittelliste, readonly Packmittel[]>,
  k: Pick<Konfiguration, 'isNoADRVerpackungen' | 'isNoADRLademittel'>,
  vorher: Auftrag | null,
): Meldung[] {
  const keine: Record<Mittelliste, boolean> = {
    verpackungen: k.isNoADRVerpackungen,
    lademittel: k.isNoADRLademittel,
  };
  const hatte = new Set(vorher ? gefahrgutmittel(vorher).map((m) => `${m.liste} ${m.id}`) : []);
  return gefahrgutmittel(auftrag)
    .filter(({ liste, id }) => keine[liste] && !hatte.has(`${liste} ${id}`))
    .filter(({ liste, id }) => listen[liste].some((e) => e.id === id && e.ggvs))
    .map(({ feld }) => fehler('auftrag.keineGefahrgutmittel', feld));
}

/** Packaging and load units of an order that go with dangerous goods. */
function gefahrgutmittel(auftrag: Auftrag): { liste: Mittelliste; id: number | undefined; feld: string }[] {
  return auftrag.auftragspositionen.flatMap(({ verpackung, lademittel, auftragsgefahrgueter }, i) => {
    const pfad = `auftragspositionen[${i}]`;
    if (!auftragsgefahrgueter?.length) return [];
    return [
      { liste: 'verpackungen', id: verpackung?.id, feld: `${pfad}.verpackung` },
      { liste: 'lademittel', id: lademittel?.id, feld: `${pfad}.lademittel` },
      ...auftragsgefahrgueter.map((g, j) => ({
        liste: 'verpackungen' as const,
        id: g.verpackung?.id,
        feld: `${pfad}.auftragsgefahrgueter[${j}].verpackung`,
      })),
    ];
  });
}

/** What is fixed of a fixed sender. */
export const absenderfelder = ['name', 'fremdnummer'] as const;

type Absender = Partial<Pick<Adresse, (typeof absenderfelder)[number]>>;

/** Has the order the fixed sender already, by what is fixed of it? */
export function istFesterAbsender(absender: Absender | null | undefined, eigene: Absender): boolean {
  return absenderfelder.every((feld) => (absender?.[feld] || null) === (eigene[feld] || null));
}

/** Where the sender is fixed its number and name are those of the client's own address, or what was stored. */
export function pruefeAbsender(
  auftrag: Auftrag,
  eigene: Pick<Adresse, 'name' | 'fremdnummer'> | null,
  vorher: Auftrag | null,
): Meldung[] {
  if (!eigene) return [];
  return absenderfelder
    .filter((feld) => {
      const neu = auftrag.absenderAdresse?.[feld] || null;
      return neu !== (eigene[feld] || null) && neu !== (vorher?.absenderAdresse?.[feld] || null);
    })
    .map((feld) => fehler('auftrag.absenderFest', `absenderAdresse.${feld}`));
}
