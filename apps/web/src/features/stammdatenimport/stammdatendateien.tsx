import type { Stammdatenlaufzeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  stammdatenimportAbgelehnte,
  stammdatenimportEines,
  stammdatenimportKorrigieren,
  stammdatenimportPruefen,
  stammdatenimportStand,
  stammdatenimportUebernehmen,
  stammdatenimportVerwerfen,
  stammdatenimportZeilen,
  stammdatenimportZuordnen,
  stammdatenimportZuordnung,
  stammdatenimportZuruecknehmen,
} from '@frachtportal/api-client/generated/stammdaten';
import { aendertViel, type Stammdatenimport } from '@frachtportal/domain/stammdaten/stammdatenimport';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { t } from '@frachtportal/texte/t';
import type { Dateiart } from '../importe/api/dateiart';
import { Ausgabehinweis, feldnamen } from './Ausgabehinweis';
import { importschluessel, type Stammdatenlauf, setzeWiederEin } from './api/stammdatenimport';
import { Entfallende } from './Entfallende';

/** What a column of the file can mean. */
export interface Importfeld {
  id: string;
  label: Schluessel;
}

/** Reference data as a kind of import. */
export function stammdatendateien(
  art: Stammdatenimport,
  felder: readonly Importfeld[],
): Dateiart<Stammdatenlauf, Stammdatenlaufzeile> {
  const benannt = felder.map(({ id, label }) => ({ id, text: t(label) }));
  const feldname = (name: string) => benannt.find((f) => f.id === name)?.text ?? name;
  return {
    schluessel: importschluessel(art),
    aufrufe: {
      eines: (id, o) => stammdatenimportEines(art, id, o),
      pruefen: (id) => stammdatenimportPruefen(art, id),
      zuordnung: (id, o) => stammdatenimportZuordnung(art, id, o),
      zuordnen: (id, wunsch) => stammdatenimportZuordnen(art, id, wunsch),
      zeilen: (id, frage, o) => stammdatenimportZeilen(art, id, frage, o),
      korrigieren: (id, nummer, k) => stammdatenimportKorrigieren(art, id, nummer, k),
      uebernehmen: (id, bestaetigt, o) => stammdatenimportUebernehmen(art, id, { bestaetigt }, o),
      zuruecknehmen: (id) => stammdatenimportZuruecknehmen(art, id),
      wiedereinsetzen: (id) => setzeWiederEin(art, id),
      verwerfen: (id) => stammdatenimportVerwerfen(art, id),
      abgelehnte: (id) => stammdatenimportAbgelehnte(art, id),
    },
    felder: benannt,
    rechtZurueck: 'stammdaten.verwalten',
    texte: {
      uebernehmen: () => t('allgemein.importieren'),
      laeuft: 'stammdaten.import.laeuft',
      fertig: ({ abgelehnt }) =>
        abgelehnt
          ? (['premium.teilweise', { anzahl: abgelehnt }] as const)
          : (['premium.fertig', {}] as const),
      frage: () => t('stammdaten.import.zuruecknehmenFrage'),
      gescheitert: (grund, abgebrochen) =>
        abgebrochen
          ? t('meldung.adressimport.abgebrochen')
          : t('meldung.adressimport.gescheitert', { grund }),
    },
    zahlen: (l) => {
      const ton = l.zustand === 'uebernommen' ? 'ok' : 'info';
      const zahlen = [
        { text: 'beschriftung.neu', zahl: l.neu, ton },
        { text: 'beschriftung.geaendert', zahl: l.geaendert, ton },
        { text: 'beschriftung.unveraendert', zahl: l.unveraendert, ton: 'neutral' },
        { text: 'stammdaten.import.entfallen', zahl: l.entfallen ?? 0, ton: 'warn' },
        { text: 'beschriftung.doppelt', zahl: l.doppelt, ton: 'neutral' },
        { text: 'beschriftung.abgelehnt', zahl: l.abgelehnt, ton: 'err' },
      ] as const;
      return zahlen.filter((z, i) => i === 0 || z.zahl > 0);
    },
    offen: (l) =>
      // An edition stands beside the former one, with all its rows.
      l.neu + l.geaendert + (l.ausgabe?.ergaenzt === false || l.entfallen ? l.unveraendert : 0),
    rueckfrage: (l) => (l.rueckfrage ? frageVon(l, feldname) : null),
    fortschritt: async () => (await stammdatenimportStand(art)).data,
    zurueck: (l) => l.umkehrbar,
    aenderungen: ({ aenderungen }) =>
      aenderungen.map(({ field, vorher, nachher }) => (
        <div
          key={`${field} ${vorher} ${nachher}`}
          className={vorher === nachher ? 'fp-gedaempft' : undefined}
        >
          {feldname(field)}:{' '}
          {vorher === nachher
            ? t('stammdaten.import.bleibt', { wert: wort(vorher) })
            : `${wort(vorher)} → ${wort(nachher)}`}
        </div>
      )),
    hinweis: (lauf) => (
      <>
        {lauf.ausgabe && <Ausgabehinweis ausgabe={lauf.ausgabe} feldname={feldname} />}
        <Entfallende art={art} lauf={lauf} />
      </>
    ),
  };
}

const worte: Readonly<Record<string, Schluessel>> = { true: 'allgemein.ja', false: 'gefahrgut.nein' };

/** A value as it is read. */
function wort(wert: string | null | undefined): string {
  if (wert === null || wert === undefined) return t('adresse.zusammenfuehren.leer');
  const schluessel = worte[wert];
  return schluessel ? t(schluessel) : wert;
}

function frageVon(lauf: Stammdatenlauf, feldname: (name: string) => string): string {
  const { vorher, neu, geaendert, entfallen, ausgabe } = lauf;
  const [da, weg] = [vorher ?? 0, entfallen ?? 0];
  const zahlen = { vorher: da, nachher: da + neu - weg, neu, geaendert, entfallen: weg };
  const behalten = ausgabe?.behalten
    ? t('gefahrgut.import.unberuehrteFelder', {
        bisherige: ausgabe.bisherige ?? '',
        felder: feldnamen(ausgabe.behalten, feldname),
        zeilen: ausgabe.unvollstaendig,
      })
    : '';
  const frage = aendertViel(zahlen) ? 'stammdaten.import.frage' : 'stammdaten.import.frageOhneFuenftel';
  return `${t(frage, zahlen)} ${behalten}`.trim();
}
