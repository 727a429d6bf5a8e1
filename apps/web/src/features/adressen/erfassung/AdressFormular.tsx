import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { pruefeAdresse } from '@frachtportal/domain/adresse/adresse.rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FrageDialog } from '../../../components/Dialog';
import { useDomaenenformular } from '../../../components/domaenenformular';
import { EntwurfAngebot, VerlassenFrage } from '../../../components/entwurf/Rueckfragen';
import { useFormularentwurf } from '../../../components/entwurf/useFormularentwurf';
import { Karte } from '../../../components/Karte';
import { zielVonEnter } from '../../../lib/haltestellen';
import { useEscape, useTasten } from '../../../lib/tasten';
import { listenabfrage } from '../../stammdaten/api/listen';
import { AdressFelder } from './AdressFelder';
import { Adressleiste } from './Adressleiste';
import { Adressseite } from './Adressseite';
import { alsWerte, eingabe, hatFeld } from './adresswerte';
import '../adressen.css';

interface Eigenschaften {
  titel: string;
  anfang: Partial<Adresse>;
  /** The stored address; null while a new one is entered. */
  gespeichert: Adresse | null;
  entwurfName: string;
  /** Undefined where the user has been told why nothing was stored. */
  absenden: (adresse: Partial<Adresse>) => Promise<Adresse | undefined>;
  onGespeichert: (adresse: Adresse, zurListe: boolean) => void;
  onVerlassen: () => void;
  onNeuLaden: () => void;
}

/** The address form. It knows nothing of creating, editing or copying. */
export function AdressFormular({ titel, anfang, gespeichert, entwurfName, absenden, ...p }: Eigenschaften) {
  const wurzel = useRef<HTMLDivElement>(null);
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const [werte] = useState(() => alsWerte(anfang));
  const gesichert = useRef<Adresse>(undefined);
  const {
    form,
    absenden: pruefeUndSende,
    laeuft,
  } = useDomaenenformular<Adresse>({
    klasse: Adresse,
    anfang: werte as never,
    lesen: eingabe,
    regeln: (adresse) => pruefeAdresse(adresse, laender.find((l) => l.id === adresse.land?.id) ?? null),
    hatFeld,
    speichere: async (adresse) => {
      gesichert.current = await absenden(eingabe(adresse));
    },
  });
  const fertig = useRef(false);
  const istGeaendert = () =>
    !fertig.current && JSON.stringify(eingabe(form.getValues())) !== JSON.stringify(eingabe(werte));
  const entwurf = useFormularentwurf({
    name: entwurfName,
    aktiv: true,
    lies: () => ({ werte: form.getValues() }),
    istGeaendert,
  });
  const { plane } = entwurf;
  useEffect(() => form.subscribe({ formState: { values: true }, callback: plane }), [form, plane]);

  const speichere = async (zurListe: boolean) => {
    gesichert.current = undefined;
    if (!(await pruefeUndSende()) || !gesichert.current) return;
    fertig.current = true;
    await entwurf.vergiss();
    p.onGespeichert(gesichert.current, zurListe);
  };
  const [fragt, setFragt] = useState(false);
  const gibAuf = async () => {
    fertig.current = true;
    await entwurf.vergiss();
    p.onVerlassen();
  };
  const brichAb = () => (istGeaendert() ? setFragt(true) : void gibAuf());
  useTasten({ 'Ctrl+s': () => void speichere(false) });
  useEscape(brichAb);

  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from the fields inside. */}
      <div
        ref={wurzel}
        className="fp-adresserfassung"
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
        <div className="fp-adressspalten">
          <Karte name="Adresse">
            <AdressFelder gespeichert={gespeichert} laender={laender} />
          </Karte>
          <Adressseite gespeichert={gespeichert} istGeaendert={istGeaendert} onNeuLaden={p.onNeuLaden} />
        </div>
      </div>
      <FrageDialog
        offen={fragt}
        titel="Adresse abbrechen"
        frage="Möchten Sie diese Adresse wirklich abbrechen?"
        gefahr
        onJa={() => void gibAuf()}
        onNein={() => setFragt(false)}
      />
      <VerlassenFrage
        istGeaendert={istGeaendert}
        titel="Adresse verlassen"
        frage="Die Adresse ist nicht gespeichert. Möchten Sie sie trotzdem verlassen? Ihre Eingaben bleiben als Entwurf erhalten."
      />
    </FormProvider>
  );
}
