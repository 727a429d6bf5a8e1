import {
  adressimportlaeufeAbgelehnte,
  adressimportlaeufeEines,
  adressimportlaeufeKorrigieren,
  adressimportlaeufePruefen,
  adressimportlaeufeUebernehmen,
  adressimportlaeufeVerwerfen,
  adressimportlaeufeZeilen,
  adressimportlaeufeZuordnen,
  adressimportlaeufeZuordnung,
  adressimportlaeufeZuruecknehmen,
  adressimportStand,
} from '@frachtportal/api-client/generated/adressen';
import type { Adresslaufzeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { Adressimportzeile } from '@frachtportal/domain/adresse/adressimport';
import { type Adressspalte, buchspalten } from '@frachtportal/domain/adresse/adresstabelle';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { type Dateiart, zuordnungAbfrage } from '../../importe/api/dateiart';
import { type Adressimportlauf, adressimportschluessel } from '../api/adressimport';

const feldname = (name: string) => {
  const spalte = buchspalten.find((s): s is Adressspalte => s === name);
  return spalte ? t(feld(Adressimportzeile, spalte).label) : name;
};

/** Addresses as a kind of import. */
export const adressdateien: Dateiart<Adressimportlauf, Adresslaufzeile> = {
  schluessel: adressimportschluessel,
  aufrufe: {
    eines: adressimportlaeufeEines,
    pruefen: adressimportlaeufePruefen,
    zuordnung: adressimportlaeufeZuordnung,
    zuordnen: adressimportlaeufeZuordnen,
    zeilen: adressimportlaeufeZeilen,
    korrigieren: adressimportlaeufeKorrigieren,
    uebernehmen: (id, _doppelte, o) => adressimportlaeufeUebernehmen(id, o),
    zuruecknehmen: adressimportlaeufeZuruecknehmen,
    verwerfen: adressimportlaeufeVerwerfen,
    abgelehnte: adressimportlaeufeAbgelehnte,
  },
  felder: buchspalten.map((id) => ({ id, text: feldname(id) })),
  rechtZurueck: 'adresse.importieren',
  texte: {
    uebernehmen: () => t('allgemein.importieren'),
    laeuft: 'adresse.adressimport.adressenWerdenImportiert',
    fertig: ({ uebernommen }) => ['adressimport.fertig', { anzahl: uebernommen }],
    frage: (anzahl) => t('adresse.adressimport.zuruecknehmen', { anzahl }),
    gescheitert: (grund, abgebrochen) =>
      abgebrochen ? t('meldung.adressimport.abgebrochen') : t('meldung.adressimport.gescheitert', { grund }),
  },
  zahlen: (l) => {
    const fertig = l.zustand === 'uebernommen';
    const zahlen = [
      {
        text: fertig ? 'beschriftung.angelegt' : 'beschriftung.neu',
        zahl: l.neu,
        ton: fertig ? 'ok' : 'info',
      },
      {
        text: fertig ? 'beschriftung.aktualisiert' : 'beschriftung.geaendert',
        zahl: l.geaendert,
        ton: fertig ? 'ok' : 'info',
      },
      { text: 'beschriftung.unveraendert', zahl: l.unveraendert, ton: 'neutral' },
      { text: 'beschriftung.abgelehnt', zahl: l.abgelehnt, ton: 'err' },
    ] as const;
    return zahlen.filter((z, i) => i === 0 || z.zahl > 0);
  },
  offen: (l) => l.neu + l.geaendert - l.uebernommen,
  fortschritt: async () => (await adressimportStand()).data,
  aenderungen: ({ aenderungen }) =>
    aenderungen.map(({ field, vorher, nachher }) => (
      <div key={field}>
        {feldname(field)}: {vorher ?? t('adresse.zusammenfuehren.leer')} →{' '}
        {nachher ?? t('adresse.zusammenfuehren.leer')}
      </div>
    )),
  hinweis: (lauf) => <Uebergangen id={lauf.id} />,
};

/** Columns of the file that nothing is taken from. */
function Uebergangen({ id }: { id: number }) {
  const { data } = useQuery(zuordnungAbfrage(adressdateien, id));
  if (!data?.spalten.length) return null;
  const eigene = [t('auftragseingang.abgelehnt.zeile'), t('auftragseingang.abgelehnt.grund')];
  const spalten = data.spalten
    .filter((s) => s.name && !s.feld && !eigene.includes(s.name))
    .map((s) => s.name);
  return (
    <p className="fp-gedaempft">
      {spalten.length
        ? t('adresse.adressimport.nichtUebernommen', { spalten: spalten.join(', ') })
        : t('adresse.adressimport.alleSpaltenWerdenUebernommen')}
    </p>
  );
}
