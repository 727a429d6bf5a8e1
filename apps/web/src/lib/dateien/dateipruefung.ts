import { t } from '@frachtportal/texte/t';

/** Which files are taken. */
export interface Dateiregeln {
  /** Endings without dot, e.g. `csv`; without them any, and what stands in a file decides. */
  arten?: readonly string[];
  hoechstensMb: number;
}

/** Why a file is not taken, as far as its name and size tell; what it holds is for the server to say. */
export function dateimangel(datei: File, { arten, hoechstensMb }: Dateiregeln): string | null {
  const endungen = arten?.map((a) => `.${a}`);
  if (endungen && !endungen.some((e) => datei.name.toLowerCase().endsWith(e)))
    return t('meldung.datei.endung', { arten: endungen.join(', ') });
  return datei.size > hoechstensMb * 1_048_576 ? t('meldung.datei.zuGross', { mb: hoechstensMb }) : null;
}

export function dateigroesse(bytes: number): string {
  const stufe = bytes < 1_048_576 ? 1 : bytes < 1_073_741_824 ? 2 : 3;
  const [wert, einheit] = [bytes / 1024 ** stufe, ['', 'kB', 'MB', 'GB'][stufe]];
  return `${wert.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${einheit}`;
}
