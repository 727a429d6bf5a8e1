import {
  type Abholstundenwahl,
  abholstunden,
  type Listenmerkmal,
  listenmerkmale,
} from '@frachtportal/domain/auftrag/auftragssuche';
import { type Phase, phasen } from '@frachtportal/domain/auftrag/liste/phase';
import { relationslaenge } from '@frachtportal/domain/auftrag/liste/relation';

/** What is chosen above the list, besides words and days. */
export interface Listenfilter {
  phasen: readonly Phase[];
  nur: readonly Listenmerkmal[];
  verkehrsart: number | null;
  abholstunde: Abholstundenwahl | null;
  relation: string | null;
}

export const ohneFilter: Listenfilter = {
  phasen: [],
  nur: [],
  verkehrsart: null,
  abholstunde: null,
  relation: null,
};

export const merkmaltexte = {
  verspaetet: 'auftrag.merkmal.verspaetet',
  podFehlt: 'auftrag.merkmal.podFehlt',
  adr: 'beschriftung.adr',
  uebertragungFehlt: 'auftrag.merkmal.uebertragungFehlt',
  klaerfall: 'auftrag.merkmal.klaerfall',
  preisanfrage: 'auftrag.merkmal.preisanfrage',
  heute: 'auftrag.merkmal.heute',
  puenktlich: 'auftrag.merkmal.puenktlich',
  zuSpaet: 'auftrag.merkmal.zuSpaet',
} as const satisfies Record<Listenmerkmal, string>;

const bekannte = <W extends string>(moeglich: readonly W[], text: string | null): W[] => {
  const genannt = new Set(text?.split(','));
  return moeglich.filter((w) => genannt.has(w));
};

/** Reads the filter from the address; what is unknown does not count. */
export function filterAus(adresse: URLSearchParams): Listenfilter {
  const art = adresse.get('verkehrsart') ?? '';
  return {
    phasen: bekannte(phasen, adresse.get('phase')),
    nur: bekannte(listenmerkmale, adresse.get('nur')),
    verkehrsart: /^[1-9]\d{0,8}$/.test(art) ? Number(art) : null,
    abholstunde: abholstunden.find((stunde) => stunde === adresse.get('abholstunde')) ?? null,
    relation: adresse.get('relation')?.slice(0, relationslaenge) || null,
  };
}

export function filterInAdresse(filter: Listenfilter, adresse: URLSearchParams): void {
  if (filter.phasen.length > 0) adresse.set('phase', filter.phasen.join(','));
  if (filter.nur.length > 0) adresse.set('nur', filter.nur.join(','));
  if (filter.verkehrsart !== null) adresse.set('verkehrsart', String(filter.verkehrsart));
  if (filter.abholstunde !== null) adresse.set('abholstunde', filter.abholstunde);
  if (filter.relation !== null) adresse.set('relation', filter.relation);
}

export const filterAlsAnfrage = ({ phasen: phase, nur, ...eines }: Listenfilter) => ({
  phase: phase.length > 0 ? [...phase] : undefined,
  nur: nur.length > 0 ? [...nur] : undefined,
  verkehrsart: eines.verkehrsart ?? undefined,
  abholstunde: eines.abholstunde ?? undefined,
  relation: eines.relation ?? undefined,
});

/** Is any of them chosen? */
export const istGewaehlt = ({ phasen, nur, verkehrsart, abholstunde, relation }: Listenfilter): boolean =>
  phasen.length > 0 || nur.length > 0 || [verkehrsart, abholstunde, relation].some((w) => w !== null);

/** The values with this one added, or without it where it was among them; in the order of `alle`. */
export const umgeschaltet = <W>(alle: readonly W[], gewaehlt: readonly W[], wert: W): W[] =>
  alle.filter((w) => gewaehlt.includes(w) !== (w === wert));
