import { t } from '@frachtportal/texte/t';
import { Zeichen } from './Zeichen';
import './lesekreis.css';

const schloss =
  'M18 8h-1V6c0-2.76-2.24-5-5-5S7 3.24 7 6v2H6c-1.1 0-2 .9-2 2v10c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2m-6 9c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2m3.1-9H8.9V6c0-1.71 1.39-3.1 3.1-3.1s3.1 1.39 3.1 3.1z';
const personen =
  'M16 11c1.66 0 2.99-1.34 2.99-3S17.66 5 16 5s-3 1.34-3 3 1.34 3 3 3m-8 0c1.66 0 2.99-1.34 2.99-3S9.66 5 8 5 5 6.34 5 8s1.34 3 3 3m0 2c-2.33 0-7 1.17-7 3.5V19h14v-2.5c0-2.33-4.67-3.5-7-3.5m8 0c-.29 0-.62.02-.97.05 1.16.84 1.97 1.97 1.97 3.45V19h6v-2.5c0-2.33-4.67-3.5-7-3.5';

/** For whom something is to read, in form and in words: for users of the main client alone, or for the customer too. */
export function Lesekreis({ intern }: { intern: boolean }) {
  return (
    <span className={intern ? 'fp-lesekreis fp-lesekreis-intern' : 'fp-lesekreis'}>
      <Zeichen pfad={intern ? schloss : personen} groesse={13} />
      {t(intern ? 'kommentar.intern' : 'kommentar.fuerKunden')}
    </span>
  );
}

/** The look of a box around what only they may read. */
export const lesekasten = (intern: boolean): string =>
  intern ? 'fp-lesekreis-kasten fp-lesekreis-kasten-intern' : 'fp-lesekreis-kasten';
