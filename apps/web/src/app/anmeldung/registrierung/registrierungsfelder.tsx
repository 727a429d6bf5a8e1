import { namensvorschlag } from '@frachtportal/domain/benutzer/benutzer.rules';
import { feld } from '@frachtportal/domain/feld/feld';
import {
  Registrierung,
  Registrierungsadresse,
  Registrierungsmandant,
} from '@frachtportal/domain/registrierung/registrierung';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { uebersetzt } from '../../../components/felder/optionen';
import { FormFeld, FormVerweisFeld } from '../../../components/formular/formular';
import { Passwortfelder } from '../Passwortfelder';
import { sprachenZurWahl, versionen } from './daten';
import { imAdressteil } from './formular';

type Adressfeld = keyof Registrierungsadresse;
export const adressfeld = (name: Adressfeld) => ({
  name: imAdressteil(name),
  feld: feld(Registrierungsadresse, name),
});
const benutzerfeld = (name: 'name' | 'email' | 'sprache' | 'benutzerversion') => ({
  name,
  feld: feld(Registrierung, name),
});

const vierStellen = () => 1000 + Math.floor(Math.random() * 9000);

/** Who one is: the client's name and the first user. */
export function BenutzerFelder() {
  const { data: sprachen = [] } = useQuery(sprachenZurWahl);
  const { getValues, setValue } = useFormContext<Registrierung>();
  const [nummer] = useState(vierStellen);
  const vorgeschlagen = useRef('');
  // While the client's name is typed, never once somebody stands in the field: it would mix with what they type.
  const schlageVor = () => {
    if (![vorgeschlagen.current, '', null].includes(getValues('name'))) return;
    vorgeschlagen.current = namensvorschlag(getValues('owningMandant.name') ?? '', nummer);
    setValue('name', vorgeschlagen.current);
  };
  return (
    <Zeilen>
      <FormFeld
        name="owningMandant.name"
        label="anmeldung.registrierung.mandantenname"
        feld={feld(Registrierungsmandant, 'name')}
        autoComplete="organization"
        autoFocus
        onGeaendert={schlageVor}
      />
      <Zeile umbruch>
        <FormFeld {...benutzerfeld('name')} autoComplete="username" className="fp-halb" />
        <FormFeld {...benutzerfeld('email')} art="email" autoComplete="email" className="fp-halb" />
      </Zeile>
      <Zeile umbruch>
        <Passwortfelder className="fp-halb" />
      </Zeile>
      <Zeile umbruch>
        <FormVerweisFeld
          {...benutzerfeld('sprache')}
          pflicht
          className="fp-halb"
          optionen={sprachen.map((s) => ({ id: s.id, text: s.bezeichnung }))}
        />
        <FormVerweisFeld
          {...benutzerfeld('benutzerversion')}
          pflicht
          className="fp-halb"
          optionen={uebersetzt(versionen)}
        />
      </Zeile>
    </Zeilen>
  );
}

export function KundendatenFelder() {
  return (
    <Zeilen>
      <FormFeld {...adressfeld('fremdnummer')} />
      <FormFeld {...adressfeld('name')} autoComplete="organization" />
      <FormFeld {...adressfeld('zeile2')} />
      <FormFeld {...adressfeld('zeile3')} />
      <FormFeld {...adressfeld('usteuerid')} />
    </Zeilen>
  );
}

export function KontaktFelder() {
  return (
    <Zeilen>
      <FormFeld {...adressfeld('kontakt')} autoComplete="name" />
      <FormFeld {...adressfeld('telefon')} art="tel" autoComplete="tel" />
      <FormFeld {...adressfeld('mailTrackTrace')} art="email" />
    </Zeilen>
  );
}
