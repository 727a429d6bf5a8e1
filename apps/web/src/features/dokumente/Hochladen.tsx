import { dokumentarten, hoechstensDokumentBytes } from '@frachtportal/domain/dokument/dokument';
import { t } from '@frachtportal/texte/t';
import { useEffect, useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { dateimangel } from '../../lib/dateien/dateipruefung';
import { useSitzung } from '../../lib/sitzung';
import { Dateiflaeche } from '../importe/Dateiflaeche';
import { nimmAbgelegtes } from './api/abgelegt';
import { belegoptionen } from './belegarten';
import { Kamera } from './Kamera';
import { Postenzeile } from './Postenzeile';
import { useWarteschlange } from './useWarteschlange';

const regeln = {
  arten: Object.values(dokumentarten).flat(),
  hoechstensMb: hoechstensDokumentBytes / 1_048_576,
};

/** Adds papers to an order: one or several files by button or drop, each with its name and its way up. */
export function Hochladen({ auftragId }: { auftragId: number }) {
  const [fehlt, setFehlt] = useState(false);
  const schlange = useWarteschlange(auftragId, (datei) => dateimangel(datei, regeln));
  const { posten, nimm } = schlange;
  const nimmGewaehlte = (dateien: readonly File[]) => {
    setFehlt(false);
    nimm(dateien);
  };
  const arten = belegoptionen(useSitzung()?.ansprueche.hauptmandant ?? false);
  // What was dropped on the order before its papers were in sight.
  useEffect(() => {
    const mitgebracht = nimmAbgelegtes(auftragId);
    if (mitgebracht.length > 0) nimm(mitgebracht);
  }, [auftragId, nimm]);
  return (
    <section className="fp-stapel fp-hochladen" aria-label={t('dokument.hochladen.dokumentHochladen')}>
      <Dateiflaeche
        label="dokument.hochladen.dateienWaehlen"
        mehrere
        {...regeln}
        onDateien={nimmGewaehlte}
        stand={
          fehlt ? t('meldung.datei.fehlt') : posten.length === 0 && t('allgemein.nochKeineDateiGewaehlt')
        }
        fehlerhaft={fehlt}
      />
      {posten.length > 0 && (
        <ul className="fp-uploads" aria-label={t('dokument.hochladen.gewaehlteDateien')}>
          {posten.map((p) => (
            <Postenzeile
              key={p.nummer}
              posten={p}
              arten={arten}
              onBezeichnung={(bezeichnung) => schlange.benenne(p.nummer, bezeichnung)}
              onBelegart={(art) => schlange.bestimme(p.nummer, art)}
              onAbbrechen={() => schlange.brichAb(p.nummer)}
              onEntfernen={() => schlange.entferne(p.nummer)}
            />
          ))}
        </ul>
      )}
      <Kamera onBilder={nimmGewaehlte} />
      <Knopf
        text="dokument.hochladen.hochladen"
        onClick={() => setFehlt(!schlange.sendeAlle() && posten.length === 0)}
      />
    </section>
  );
}
