import { plusTage, wochentag } from '@frachtportal/domain/feld/tag';

/** Periods that move with the day. */
export const zeitraeume = [
  { wert: 'heute', text: 'auftrag.liste.zeitraum.heute' },
  { wert: 'gestern', text: 'auftrag.liste.zeitraum.gestern' },
  { wert: 'woche', text: 'auftrag.liste.zeitraum.woche' },
  { wert: '30tage', text: 'auftrag.liste.zeitraum.dreissigTage' },
  { wert: 'alle', text: 'auftrag.liste.zeitraum.alle' },
] as const;

export type Zeitraum = (typeof zeitraeume)[number]['wert'];

interface Tage {
  von: string;
  bis: string;
}

const tage: Record<Zeitraum, (heute: string) => Tage> = {
  heute: (heute) => ({ von: heute, bis: heute }),
  gestern: (heute) => ({ von: plusTage(heute, -1), bis: plusTage(heute, -1) }),
  woche: (heute) => {
    const montag = plusTage(heute, 1 - wochentag(heute));
    return { von: montag, bis: plusTage(montag, 6) };
  },
  '30tage': (heute) => ({ von: plusTage(heute, -29), bis: heute }),
  alle: () => ({ von: '', bis: '' }),
};

/** Which days a period has today. */
export const tageVon = (zeitraum: Zeitraum, heute: string): Tage => tage[zeitraum](heute);

export const zeitraumAus = (text: string | null): Zeitraum | null =>
  zeitraeume.find((z) => z.wert === text)?.wert ?? null;
