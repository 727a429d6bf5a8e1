import { t } from '@frachtportal/texte/t';
import FilterIcon from '@mui/icons-material/Tune';
import { type RefObject, useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { AuswahlFeld } from '../../../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../../../components/felder/DatumsFeld';
import { uebersetzt } from '../../../../components/felder/optionen';
import { useSitzung } from '../../../../lib/sitzung';
import { Mandantfilter } from '../../Mandantfilter';
import { Listensuche } from './Listensuche';
import { datumstypen, type Suchzustand, zeitraumGueltig } from './suchzustand';

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
  return (
    <section className="fp-reihe" aria-label={t('allgemein.sucheUndFilter')}>
      <Listensuche suche={zustand.suche} onSuche={(suche) => aendere({ suche })} suchfeld={suchfeld} />
      {telefon && (
        <Knopf
          text={aufgeklappt ? 'auftrag.liste.filterAusblenden' : 'auftrag.liste.filterAnzeigen'}
          icon={<FilterIcon fontSize="small" />}
          nurIcon
          onClick={() => setAufgeklappt(!aufgeklappt)}
        />
      )}
      {(!telefon || aufgeklappt) && <Filter zustand={zustand} aendere={aendere} offen={offen} />}
    </section>
  );
}

function Filter({ zustand, aendere, offen }: Pick<Eigenschaften, 'zustand' | 'aendere' | 'offen'>) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
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
        breite={138}
        wert={zustand.von}
        fehler={fehler}
        onAendern={(von) => aendere({ von: von ?? '' })}
      />
      <DatumsFeld
        label="beschriftung.datumBis"
        labelVersteckt
        breite={138}
        wert={zustand.bis}
        fehler={fehler}
        onAendern={(bis) => aendere({ bis: bis ?? '' })}
      />
      {hauptmandant && <Mandantfilter wert={zustand.mandant} onAendern={(mandant) => aendere({ mandant })} />}
    </>
  );
}
