import { hoechstensImportzeilen, type Importergebnis } from '@frachtportal/domain/adresse/adressimport';
import { adresskopfworte } from '@frachtportal/domain/adresse/adresstabelle';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../lib/abfragen';
import { Dateigrund, liesCsv, type Texttabelle } from '../../../lib/format/csv';
import type { Zeilenfehler } from '../../importe/Importergebnis';
import { adressimporte, importiereAdressen, importstandAbfrage, xlsxAlsCsv } from '../api/adressimport';
import { adressschluessel } from '../api/adressliste';
import { alleFehler, alsAuftrag, vorgeschlagen, type Zuordnung } from './importtabelle';

interface GeleseneDatei {
  datei: File;
  tabelle: Texttabelle | null;
  zuordnung: Zuordnung;
  fehler: string | null;
}

export interface Ausgang {
  ergebnis: Importergebnis;
  abgelehnt: number;
  fehler: Zeilenfehler[];
}

export type Adressimport = ReturnType<typeof useAdressimport>;

/** An address import from the file to its result. */
export function useAdressimport() {
  const [gelesen, setGelesen] = useState<GeleseneDatei | null>(null);
  const [ausgang, setAusgang] = useState<Ausgang | null>(null);
  const abbruch = useRef<AbortController>(undefined);
  const { info } = useMeldungen();
  const abfragen = useQueryClient();

  const waehle = async (datei: File) => {
    setAusgang(null);
    setGelesen({ datei, tabelle: null, zuordnung: {}, fehler: null });
    setGelesen(await lies(datei));
  };
  const import_ = useMutation({
    mutationFn: async ({ mandantId, gelesen: g }: { mandantId: number; gelesen: GeleseneDatei }) => {
      const auftrag = alsAuftrag(g.tabelle as Texttabelle, g.zuordnung);
      abbruch.current = new AbortController();
      const ergebnis = await importiereAdressen(
        { mandantId, dateiname: g.datei.name },
        auftrag.zeilen,
        abbruch.current.signal,
      );
      const abgelehnt = ergebnis.abgelehnt + auftrag.fehler.length;
      return { ergebnis, abgelehnt, fehler: alleFehler(auftrag, ergebnis) };
    },
    // A failed import says so on the page, not in a message.
    meta: { leise: true },
    onSuccess: (neu) => {
      setAusgang(neu);
      const { angelegt, aktualisiert, unveraendert } = neu.ergebnis;
      if (angelegt + aktualisiert + unveraendert > 0) info('adressimport.fertig');
      void abfragen.invalidateQueries({ queryKey: adressschluessel });
      void abfragen.invalidateQueries({ queryKey: adressimporte.queryKey });
    },
  });
  const stand = useQuery(importstandAbfrage(import_.isPending)).data;

  return {
    gelesen,
    waehle,
    ordneZu: (zuordnung: Zuordnung) => gelesen && setGelesen({ ...gelesen, zuordnung }),
    importiere: (mandantId: number) => gelesen && import_.mutate({ mandantId, gelesen }),
    brichAb: () => abbruch.current?.abort(),
    laeuft: import_.isPending,
    stand: import_.isPending ? stand : undefined,
    ausgang: import_.isPending ? null : ausgang,
    gescheitert: import_.isError
      ? abbruch.current?.signal.aborted
        ? t('meldung.adressimport.abgebrochen')
        : t('meldung.adressimport.gescheitert', { grund: satz(meldungenVon(import_.error)[0]) ?? '' })
      : null,
  };
}

async function lies(datei: File): Promise<GeleseneDatei> {
  try {
    const xlsx = datei.name.toLowerCase().endsWith('.xlsx');
    const inhalt = xlsx ? await xlsxAlsCsv(datei) : new Uint8Array(await datei.arrayBuffer());
    const tabelle = liesCsv(inhalt, hoechstensImportzeilen, adresskopfworte);
    return { datei, tabelle, zuordnung: vorgeschlagen(tabelle.kopf), fehler: null };
  } catch (grund) {
    const fehler =
      grund instanceof Dateigrund
        ? t(`meldung.${grund.key}`, grund.params)
        : (satz(meldungenVon(grund)[0]) ?? '');
    return { datei, tabelle: null, zuordnung: {}, fehler };
  }
}
