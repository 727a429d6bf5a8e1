import { Anmeldung } from '@frachtportal/domain/benutzer/anmeldung';
import { feld } from '@frachtportal/domain/feld/feld';
import { Knopf } from '../../components/bedienung/Knopf';
import { Einfeldformular } from '../../components/formular/Einfeldformular';

interface Eigenschaften {
  name: string;
  knopf: string;
  anfang?: string | null;
  sende: (nameOderEmail: string) => Promise<unknown>;
}

const angabe = feld(Anmeldung, 'username');

/** Asks who one is, by username or e-mail. */
export function NameFormular({ name, knopf, anfang = null, sende }: Eigenschaften) {
  return (
    <Einfeldformular
      {...{ titel: name, feld: angabe, anfang, sende }}
      name="nameOrEmail"
      autoComplete="username"
      knoepfe={(laeuft) => <Knopf text={knopf} primaer absenden laeuft={laeuft} className="fp-breit" />}
    />
  );
}
