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

/** Where a client has no packaging or load units for dangerous goods, none such goes with dangerous goods. */
export function pruefeGefahrgutmittel(
  auftrag: Auftrag,
  { verpackungen, lademittel }: { verpackungen: readonly Packmittel[]; lademittel: readonly Packmittel[] },
  k: Pick<Konfiguration, 'isNoADRVerpackungen' | 'isNoADRLademittel'>,
): Meldung[] {
  const fuer = (aus: boolean, liste: readonly Packmittel[], id: number | undefined, feld: string) =>
    aus && liste.some((e) => e.id === id && e.ggvs) ? [fehler('auftrag.keineGefahrgutmittel', feld)] : [];
  return auftrag.auftragspositionen.flatMap((p, i) => {
    const pfad = `auftragspositionen[${i}]`;
    if (!p.auftragsgefahrgueter?.length) return [];
    return [
      ...fuer(k.isNoADRVerpackungen, verpackungen, p.verpackung?.id, `${pfad}.verpackung`),
      ...fuer(k.isNoADRLademittel, lademittel, p.lademittel?.id, `${pfad}.lademittel`),
      ...p.auftragsgefahrgueter.flatMap((g, j) =>
        fuer(
          k.isNoADRVerpackungen,
          verpackungen,
          g.verpackung?.id,
          `${pfad}.auftragsgefahrgueter[${j}].verpackung`,
        ),
      ),
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
