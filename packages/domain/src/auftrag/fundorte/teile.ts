import type { Packstueck } from '../../packstueck/packstueck.js';
import type {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
  Historieneintrag,
  Person,
} from '../auftrag-teile.js';
import type { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import type { Auftragsposition } from '../position/auftragsposition.js';
import { an, kennung, nirgends, type Ort, type Tafel, wie } from './ort.js';

const zaehler = nirgends('weil die Reihenfolge es zeigt');
const ausDefinition = nirgends('weil es eine Eigenschaft des Service ist, nicht des Auftrags');
const immerLeer = nirgends('weil es immer leer ist; der Vertrag nennt das Feld');

const frachtpapiere = ['speditionsauftrag', 'lieferschein', 'cmr-frachtbrief'] as const;
const warenpapiere = ['speditionsauftrag', 'lieferschein', 'abliefernachweis', 'schadensanzeige'] as const;

export const position: Omit<Tafel<Auftragsposition>, 'auftragsgefahrgueter' | 'packstuecke'> = {
  auftptNum: kennung,
  laufendePosition: an('formular', ...warenpapiere),
  warengutBezeichnung: an(
    'formular',
    'liste',
    ...warenpapiere,
    'cmr-frachtbrief',
    'warenetikett',
    'gs1-etikett',
    'suche',
  ),
  verpackungseinheit: nirgends('weil es aus Verpackung und Lademittel folgt'),
  verpackungAnzahl: an('formular', ...warenpapiere),
  verpackung: an('formular', ...warenpapiere),
  lademittelAnzahl: an('formular', ...warenpapiere, 'cmr-frachtbrief', 'uebernahmeliste'),
  lademittel: an('formular', ...warenpapiere, 'cmr-frachtbrief', 'uebernahmeliste'),
  bruttoGewicht: an('formular', 'liste', ...warenpapiere, 'cmr-frachtbrief', 'warenetikett', 'gs1-etikett'),
  laengeCM: an('formular', ...warenpapiere),
  breiteCM: an('formular', ...warenpapiere),
  hoeheCM: an('formular', ...warenpapiere),
  volumenCBM: an('formular', ...warenpapiere, 'cmr-frachtbrief'),
  stellplaetze: an('formular', ...warenpapiere),
  anzahlStellplaetze: wie('stellplaetze'),
  lademeter: an('formular', ...warenpapiere),
  berechnet: nirgends('weil es sagt, woher andere Felder kommen'),
  zeichenNummer: an('formular', ...warenpapiere, 'cmr-frachtbrief', 'warenetikett', 'suche'),
  lieferschein: an('formular', ...warenpapiere, 'cmr-frachtbrief', 'suche'),
  versicherungswert: an('formular', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  waehrungVersicherungswert: an('formular', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  warenwert: an('formular', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  warenwertWaehrung: an('formular', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  mitGefahrguetern: an('formular'),
};

export const packstueck: Tafel<Packstueck> = {
  nummer: zaehler,
  sscc: an('tabelle', 'gs1-etikett', 'lieferschein', 'uebernahmeliste'),
};

const gefahrgutpapiere = [...warenpapiere, 'cmr-frachtbrief', 'befoerderungspapier'] as const;

export const gefahrgutzeile: Tafel<Gefahrgutzeile> = {
  laufendeNummer: zaehler,
  gefahrgutUnnr: an('formular', ...gefahrgutpapiere, 'warenetikett', 'uebernahmeliste'),
  gefahrgutklasse: an('formular', ...gefahrgutpapiere, 'warenetikett', 'uebernahmeliste'),
  gefahrgutausloeser: an('formular', ...gefahrgutpapiere),
  anzahl: an('formular', ...gefahrgutpapiere),
  verpackung: an('formular', ...gefahrgutpapiere),
  nettoGewicht: an('formular', ...warenpapiere, 'cmr-frachtbrief'),
  bruttoGewicht: an('formular', ...gefahrgutpapiere, 'uebernahmeliste'),
  liter: an('formular', ...gefahrgutpapiere),
  nettoexplosivmasse: an('formular', ...gefahrgutpapiere),
  begrenztemenge: an(
    'formular',
    'speditionsauftrag',
    'lieferschein',
    'cmr-frachtbrief',
    'befoerderungspapier',
    'schadensanzeige',
    'uebernahmeliste',
  ),
  umweltgefaehrdend: an(
    'formular',
    'speditionsauftrag',
    'lieferschein',
    'cmr-frachtbrief',
    'befoerderungspapier',
    'schadensanzeige',
  ),
  freigestelltemenge: an('formular', ...gefahrgutpapiere),
  inhaltInnenverpackung: an('formular', 'befoerderungspapier'),
  tray: an('formular', 'befoerderungspapier'),
  leerUngereinigt: an('formular', ...gefahrgutpapiere),
  abfall: an('formular', ...gefahrgutpapiere),
  vermerk: an('formular', ...gefahrgutpapiere),
};

export const lademittel: Tafel<AuftragLademittel> = {
  id: kennung,
  auftragId: kennung,
  anzFolge: zaehler,
  anzahl: an('formular', ...frachtpapiere, 'uebernahmeliste'),
  lademittel: an('formular', ...frachtpapiere, 'uebernahmeliste'),
  eigentuemer: an('formular', ...frachtpapiere, 'uebernahmeliste'),
};

export const service: Tafel<AuftragService> = {
  id: kennung,
  auftragID: kennung,
  spez_num: kennung,
  wert: an('formular', 'tabelle', ...frachtpapiere),
  elementId: kennung,
  bezeichnung: an('formular', 'tabelle', ...frachtpapiere),
  hinweis: immerLeer,
  active: ausDefinition,
  editable: ausDefinition,
  defaultService: ausDefinition,
  attributName: ausDefinition,
  isKostenpfl: ausDefinition,
  typ: ausDefinition,
  awSperre: ausDefinition,
  isAWSperre: ausDefinition,
  color: immerLeer,
};

export const historie: Omit<Tafel<Historieneintrag>, 'benutzer'> = {
  sendungsstatus: an('liste', 'tabelle', 'speditionsauftrag', 'abliefernachweis', 'schadensanzeige'),
  datum: an('liste', 'abliefernachweis'),
  nurTag: nirgends('weil statt dessen keine Uhrzeit dasteht'),
  kommentar: an('liste', 'abliefernachweis'),
  quittiert: an('liste', 'abliefernachweis'),
  ereignisort: an('liste', 'abliefernachweis'),
};

export const dokument: Tafel<Dokumentenverweis> = {
  id: kennung,
  dateiname: an('liste'),
  filename: an('liste'),
  datumBereitgestellt: an('liste'),
  objectId: kennung,
  belegart: an('liste'),
};

export const person = (...wo: Ort[]): Tafel<Person> => ({ name: wo });
