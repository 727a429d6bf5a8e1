import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Karte } from '../../../components/anzeige/Karte';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { EntwurfAngebot, VerlassenFrage } from '../../../components/entwurf/rueckfragen';
import { zielVonEnter } from '../../../lib/haltestellen';
import { useEscape, useTasten } from '../../../lib/tasten';
import { AdressFelder } from './AdressFelder';
import { Adressleiste } from './Adressleiste';
import { Adressseite } from './Adressseite';
import { type Adressformularangaben, useAdressformular } from './useAdressformular';
import '../adressen.css';

interface Eigenschaften extends Adressformularangaben {
  titel: string;
  /** The stored address; null while a new one is entered. */
  gespeichert: Adresse | null;
  onNeuLaden: () => void;
}

/** The address form. It knows nothing of creating, editing or copying. */
export function AdressFormular({ titel, gespeichert, onNeuLaden, ...p }: Eigenschaften) {
  const wurzel = useRef<HTMLDivElement>(null);
  const { form, laeuft, geschlossen, entwurf, laender, istGeaendert, speichere, gibAuf } =
    useAdressformular(p);
  const [fragt, setFragt] = useState(false);
  const brichAb = () => (istGeaendert() ? setFragt(true) : void gibAuf());
  useTasten({ 'Ctrl+s': () => void (geschlossen || speichere(false)) });
  useEscape(brichAb);

  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from the fields inside. */}
      <div
        ref={wurzel}
        className="fp-stapel"
        inert={geschlossen}
        onKeyDown={(e) => zielVonEnter(e, wurzel.current)?.focus()}
      >
        <Adressleiste
          titel={titel}
          gespeichert={gespeichert}
          laeuft={laeuft}
          onSpeichern={(zurListe) => void speichere(zurListe)}
          onAbbrechen={brichAb}
        />
        {entwurf.angebot && (
          <EntwurfAngebot
            zeit={entwurf.angebot.zeit}
            weitere={entwurf.weitere}
            onNehmen={() => {
              form.reset(entwurf.angebot?.werte as never, { keepDefaultValues: true });
              void entwurf.uebernommen();
            }}
            onVerwerfen={() => void entwurf.verwirf()}
          />
        )}
        <div className="fp-reihe fp-adressspalten">
          <Karte name="beschriftung.adresse">
            <AdressFelder gespeichert={gespeichert} laender={laender} />
          </Karte>
          <Adressseite gespeichert={gespeichert} istGeaendert={istGeaendert} onNeuLaden={onNeuLaden} />
        </div>
      </div>
      <FrageDialog
        offen={fragt}
        titel="adresse.erfassung.adresseAbbrechen"
        frage="adresse.erfassung.abbrechenFrage"
        gefahr
        onJa={() => void gibAuf()}
        onNein={() => setFragt(false)}
      />
      <VerlassenFrage
        istGeaendert={istGeaendert}
        titel="adresse.erfassung.adresseVerlassen"
        frage="adresse.erfassung.verlassenFrage"
      />
    </FormProvider>
  );
}
