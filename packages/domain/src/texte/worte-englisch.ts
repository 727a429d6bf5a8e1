import { adressworteEnglisch } from './worte-englisch-adressen.js';
import { auftragslistenworteEnglisch } from './worte-englisch-auftragsliste.js';
import { bereichsworteEnglisch } from './worte-englisch-bereiche.js';
import { erfassungsworteEnglisch } from './worte-englisch-erfassung.js';
import { exportworteEnglisch } from './worte-englisch-export.js';
import { feldworteEnglischAnfang } from './worte-englisch-felder.js';
import { feldworteEnglischEnde } from './worte-englisch-felder-2.js';
import { hilfsworteEnglisch } from './worte-englisch-hilfen.js';
import { laenderworteEnglisch } from './worte-englisch-laender.js';
import { listenworteEnglisch } from './worte-englisch-listen.js';
import { maskenworteEnglisch } from './worte-englisch-masken.js';
import { satzworteEnglisch } from './worte-englisch-saetze.js';
import { schluesselworteEnglisch } from './worte-englisch-schluessel.js';
import { stammdatenworteEnglisch } from './worte-englisch-stammdaten.js';
import { verwaltungsworteEnglisch } from './worte-englisch-verwaltung.js';
import { werteworteEnglisch } from './worte-englisch-werte.js';

/** English words of the screens by their German wording. */
export const worteEnglisch: Record<string, string> = {
  ...hilfsworteEnglisch,
  ...satzworteEnglisch,
  ...schluesselworteEnglisch,
  ...verwaltungsworteEnglisch,
  ...adressworteEnglisch,
  ...erfassungsworteEnglisch,
  ...exportworteEnglisch,
  ...feldworteEnglischAnfang,
  ...feldworteEnglischEnde,
  ...auftragslistenworteEnglisch,
  ...bereichsworteEnglisch,
  ...werteworteEnglisch,
  ...laenderworteEnglisch,
  ...listenworteEnglisch,
  ...maskenworteEnglisch,
  ...stammdatenworteEnglisch,
};
