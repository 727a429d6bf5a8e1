import { feld } from '@frachtportal/domain/feld/feld';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { uebergangsende } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import {
  Gefahrgutausgabe,
  type Gefahrgutdatei,
  type Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { gefahrgutfelder } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutspalten';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormDatumsFeld, FormFeld } from '../../components/formular/formular';
import { Importschritt } from '../importe/Importrahmen';
import { istZugeordnet, Spaltenzuordnung } from '../importe/Spaltenzuordnung';
import { gefahrgutausgaben } from '../stammdaten/api/gefahrgut';
import { uebernimmGefahrgut, vergleicheGefahrgut } from './api/gefahrgut';
import { Vergleich } from './Vergleich';

const zielfelder = gefahrgutfelder.map((name) => ({
  name,
  label: feld(Gefahrgutklasse, name).label,
  pflicht: name === 'unnr' || name === 'bezeichnung' || name === 'klasse',
}));

const angaben = ['version', 'gueltigVon', 'gueltigBis', 'bisherigeGiltBis', 'quelle'] as const;

const deutsch = (zahl: number) => zahl.toLocaleString('de-DE');

type Zuordnung = Record<string, string | null>;

interface Eigenschaften {
  gelesen: Gefahrgutdatei;
  /** The edition that is waiting for its whole table. */
  ergaenzt: Pick<Gefahrgutausgabe, 'version' | 'gueltigVon'> | null;
  onFertig: (vergleich: Gefahrgutvergleich, version: string) => Promise<void>;
}

/** Which column brings which field, which edition it is and from when it holds; then the difference, then the take-over. */
export function Ausgabenformular({ gelesen, ergaenzt, onFertig }: Eigenschaften) {
  const [zuordnung, setZuordnung] = useState<Zuordnung>({ ...gelesen.zuordnung });
  const [vorschau, setVorschau] = useState<Gefahrgutvergleich | null>(null);
  const [trotzFehlern, setTrotzFehlern] = useState(false);
  const [bestaetigt, setBestaetigt] = useState(false);
  const schritt = useRef<'vorschau' | 'uebernehmen'>('vorschau');
  const { form, absenden, laeuft } = useDomaenenformular<Gefahrgutausgabe>({
    klasse: Gefahrgutausgabe,
    anfang: { ...Object.fromEntries(angaben.map((name) => [name, null])), ...ergaenzt } as never,
    hatFeld: (name) => angaben.some((a) => a === name),
    lesen: (werte) => ({ ...werte, zuordnung, trotzFehlern, bestaetigt }),
    speichere: async (ausgabe) => {
      if (schritt.current === 'vorschau') return setVorschau(await vergleicheGefahrgut(gelesen.id, ausgabe));
      await onFertig(await uebernimmGefahrgut(gelesen.id, ausgabe), ausgabe.version);
    },
  });
  // What was compared is no longer what would be taken over.
  const veraltet = () => {
    setVorschau(null);
    setBestaetigt(false);
  };
  const tue = (was: typeof schritt.current) => {
    schritt.current = was;
    void absenden();
  };

  return (
    <FormProvider {...form}>
      <Importschritt nummer={2} titel="allgemein.spaltenZuordnen">
        <p className="fp-gedaempft">
          {deutsch(gelesen.zeilen)} {t('gefahrgut.ausgabenformular.zeilenGelesen')}
        </p>
        <Spaltenzuordnung
          felder={zielfelder}
          spalten={gelesen.spalten}
          wert={zuordnung}
          onAendern={(neu) => {
            setZuordnung(neu);
            veraltet();
          }}
        />
      </Importschritt>
      <Importschritt nummer={3} titel="gefahrgut.ausgabe">
        <form
          noValidate
          aria-label={t('gefahrgut.ausgabe')}
          onSubmit={(e) => {
            e.preventDefault();
            tue('vorschau');
          }}
        >
          <Zeilen>
            <Ausgabefelder onGeaendert={veraltet} />
            <div className="fp-reihe">
              <Knopf
                text="gefahrgut.ausgabenformular.unterschiedZeigen"
                primaer={!vorschau}
                laeuft={laeuft && schritt.current === 'vorschau'}
                deaktiviert={!istZugeordnet(zielfelder, zuordnung)}
                absenden
              />
            </div>
          </Zeilen>
        </form>
      </Importschritt>
      {vorschau && (
        <Unterschied
          vorschau={vorschau}
          trotzFehlern={trotzFehlern}
          onTrotzFehlern={setTrotzFehlern}
          bestaetigt={bestaetigt}
          onBestaetigt={setBestaetigt}
          laeuft={laeuft && schritt.current === 'uebernehmen'}
          onUebernehmen={() => tue('uebernehmen')}
        />
      )}
    </FormProvider>
  );
}

/** Which edition the file is. */
function Ausgabefelder({ onGeaendert }: { onGeaendert: () => void }) {
  const { getValues, setValue } = useFormContext<Gefahrgutausgabe>();
  const { data: staende = [] } = useQuery(gefahrgutausgaben);
  // A new first day proposes anew until when the former edition holds; one that is completed leaves it alone.
  const schlageVor = () => {
    const beginn = getValues('gueltigVon');
    const gibtEs = staende.some((s) => s.gueltigVon === beginn);
    setValue('bisherigeGiltBis', beginn && !gibtEs ? uebergangsende(beginn) : null);
    onGeaendert();
  };
  return (
    <Zeile umbruch>
      <FormFeld
        name="version"
        feld={feld(Gefahrgutausgabe, 'version')}
        breite={150}
        platzhalter="gefahrgut.ausgabenformular.adr2027"
        onGeaendert={onGeaendert}
      />
      <FormDatumsFeld
        name="gueltigVon"
        feld={feld(Gefahrgutausgabe, 'gueltigVon')}
        label="gefahrgut.ausgabenformular.gueltigVonStichtag"
        breite={170}
        onGeaendert={schlageVor}
      />
      <FormDatumsFeld
        name="gueltigBis"
        feld={feld(Gefahrgutausgabe, 'gueltigBis')}
        breite={150}
        onGeaendert={onGeaendert}
      />
      <FormDatumsFeld
        name="bisherigeGiltBis"
        feld={feld(Gefahrgutausgabe, 'bisherigeGiltBis')}
        breite={170}
        onGeaendert={onGeaendert}
      />
      <FormFeld
        name="quelle"
        feld={feld(Gefahrgutausgabe, 'quelle')}
        breite={300}
        platzhalter="gefahrgut.ausgabenformular.zBBGBlOderLizenzgeber"
      />
    </Zeile>
  );
}

interface Unterschiedangaben {
  vorschau: Gefahrgutvergleich;
  trotzFehlern: boolean;
  onTrotzFehlern: (an: boolean) => void;
  bestaetigt: boolean;
  onBestaetigt: (an: boolean) => void;
  laeuft: boolean;
  onUebernehmen: () => void;
}

/** What would change, and the button that does it. */
function Unterschied({ vorschau, trotzFehlern, bestaetigt, laeuft, ...bei }: Unterschiedangaben) {
  return (
    <Importschritt nummer={4} titel="gefahrgut.ausgabenformular.unterschiedZurBisherigenAusgabe">
      <Vergleich vergleich={vorschau} />
      {vorschau.abgelehnt > 0 && (
        <Schalter
          label={t('gefahrgut.ausgabenformular.fehlerhafteWeglassen', {
            anzahl: vorschau.abgelehnt,
          })}
          wert={trotzFehlern}
          onAendern={bei.onTrotzFehlern}
        />
      )}
      {vorschau.rueckfrage && (
        <Schalter
          label={t('gefahrgut.ausgabenformular.vielesAendertSich', {
            vorher: deutsch(vorschau.vorher),
            nachher: deutsch(vorschau.nachher),
          })}
          wert={bestaetigt}
          onAendern={bei.onBestaetigt}
        />
      )}
      <div className="fp-reihe">
        <Knopf
          text="gefahrgut.ausgabenformular.ausgabeUebernehmen"
          primaer
          laeuft={laeuft}
          deaktiviert={(vorschau.abgelehnt > 0 && !trotzFehlern) || (vorschau.rueckfrage && !bestaetigt)}
          onClick={bei.onUebernehmen}
        />
      </div>
    </Importschritt>
  );
}
