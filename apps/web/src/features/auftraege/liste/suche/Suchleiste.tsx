import { t } from '@frachtportal/texte/t';
import { type RefObject, Suspense, useState } from 'react';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../../../components/felder/DatumsFeld';
import { uebersetzt } from '../../../../components/felder/optionen';
import { nachladen, nachRegung } from '../../../../lib/nachladen';
import { useSitzung } from '../../../../lib/sitzung';
import { Mandantfilter } from '../../Mandantfilter';
import { Listensuche } from './Listensuche';
import { datumstypen, type Suchzustand, zeitraumGueltig } from './suchzustand';
import { zeitraeume } from './zeitraum';

/** Come right after the first sight; their place is kept. */
const filterchips = nachladen(async () => (await import('./Filterchips')).Filterchips);

const filterknopf = nachladen(async () => (await import('./Filterchips')).Filterknopf);

/** Its place is kept where there will be one. */
const Scanknopf = nachRegung(
  async () => (await import('../scan/Scanknopf')).Scanknopf,
  () => <span className="fp-scanplatz" />,
);

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
  suchfeld: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  telefon: boolean;
  /** Open orders need no period. */
  offen: boolean;
}

/** Free text, date range, what the dates mean, and for users of a Hauptmandant the client. */
export function Suchleiste({ zustand, aendere, suchfeld, telefon, offen }: Eigenschaften) {
  const [Filterchips] = useState(filterchips.jetzt);
  const [aufgeklappt, setAufgeklappt] = useState(false);
  const [Filterknopf] = useState(filterknopf.jetzt);
  const alle = !telefon || aufgeklappt;
  return (
    <section className="fp-reihe" aria-label={t('allgemein.sucheUndFilter')}>
      <Listensuche suche={zustand.suche} onSuche={(suche) => aendere({ suche })} suchfeld={suchfeld} />
      <Scanknopf onGelesen={(suche) => aendere({ suche })} />
      {telefon && (
        <Suspense>
          <Filterknopf
            zustand={zustand}
            offen={offen}
            aufgeklappt={aufgeklappt}
            onKlappen={() => setAufgeklappt(!aufgeklappt)}
          />
        </Suspense>
      )}
      {alle && <Filter zustand={zustand} aendere={aendere} offen={offen} telefon={telefon} />}
      <div className={alle ? 'fp-filterzeile' : 'fp-filterzeile fp-filterzeile-gefaltet'}>
        <Suspense>
          <Filterchips zustand={zustand} aendere={aendere} offen={offen} nurGesetzte={!alle} />
        </Suspense>
      </div>
    </section>
  );
}

type Filterangaben = Omit<Eigenschaften, 'suchfeld'>;

function Filter({ zustand, aendere, offen, telefon }: Filterangaben) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const tagbreite = telefon ? 'calc(50% - 4px)' : 138;
  const fehler = zeitraumGueltig(zustand, offen) ? undefined : t('meldung.suche.zeitraum');
  return (
    <>
      <AuswahlFeld
        label="beschriftung.datumsart"
        labelVersteckt
        pflicht
        breite={168}
        optionen={uebersetzt(datumstypen)}
        wert={zustand.datumTyp}
        onAendern={(id) => aendere({ datumTyp: Number(id ?? 0) })}
      />
      <DatumsFeld
        label="beschriftung.datumVon"
        labelVersteckt
        breite={tagbreite}
        wert={zustand.von}
        fehler={fehler}
        onAendern={(von) => aendere({ von: von ?? '' })}
      />
      <DatumsFeld
        label="beschriftung.datumBis"
        labelVersteckt
        breite={tagbreite}
        wert={zustand.bis}
        fehler={fehler}
        onAendern={(bis) => aendere({ bis: bis ?? '' })}
      />
      <Menueknopf
        text={zeitraeume.find((z) => z.wert === zustand.zeitraum)?.text ?? 'auftrag.liste.zeitraum.name'}
        hinweis="auftrag.liste.zeitraum.hinweis"
        eintraege={zeitraeume.map(({ wert, text }) => ({
          text,
          gewaehlt: wert === zustand.zeitraum,
          onClick: () => aendere({ zeitraum: wert }),
        }))}
      />
      {hauptmandant && <Mandantfilter wert={zustand.mandant} onAendern={(mandant) => aendere({ mandant })} />}
    </>
  );
}
