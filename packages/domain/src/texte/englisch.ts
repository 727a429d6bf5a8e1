import { kontentexteEnglisch } from './englisch-konten.js';

/** The English texts by key. */
export const englisch: Record<string, string> = {
  ...kontentexteEnglisch,
};
