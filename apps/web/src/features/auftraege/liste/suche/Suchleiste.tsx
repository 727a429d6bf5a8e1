import { t } from '@frachtportal/texte/t';
import { type RefObject, useState } from 'react';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../../../components/felder/DatumsFeld';
import { uebersetzt } from '../../../../components/felder/optionen';
import { useSitzung } from '../../../../lib/sitzung';
import { Mandantfilter } from '../../Mandantfilter';
import { Scanknopf } from '../scan/Scanknopf';
import { Filterchips, Filterknopf } from './Filterchips';
import { Listensuche } from './Listensuche';
import { datumstypen, type Suchzustand, zeitraumGueltig } from './suchzustand';
import { zeitraeume } from './zeitraum';

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
  const [aufgeklappt, setAufgeklappt] = useState(false);
  const alle = !telefon || aufgeklappt;
  return (
    <section className="fp-reihe" aria-label={t('allgemein.sucheUndFilter')}>
      <Listensuche suche={zustand.suche} onSuche={(suche) => aendere({ suche })} suchfeld={suchfeld} />
      <Scanknopf onGelesen={(suche) => aendere({ suche })} />
      {telefon && (
        <Filterknopf
          zustand={zustand}
          offen={offen}
          aufgeklappt={aufgeklappt}
          onKlappen={() => setAufgeklappt(!aufgeklappt)}
        />
      )}
      {alle && <Filter zustand={zustand} aendere={aendere} offen={offen} telefon={telefon} />}
      <div className={alle ? 'fp-filterzeile' : 'fp-filterzeile fp-filterzeile-gefaltet'}>
        <Filterchips zustand={zustand} aendere={aendere} offen={offen} nurGesetzte={!alle} />
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
