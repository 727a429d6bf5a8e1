import type { Benutzer } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Benutzerformular } from '@frachtportal/domain/benutzer/benutzer';
import { pruefeGeaendertenBenutzer, pruefeNeuenBenutzer } from '@frachtportal/domain/benutzer/benutzer.rules';
import { pruefeWiederholung } from '@frachtportal/domain/benutzer/passwort.rules';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';

/** Only what the form shows: everything else of a user is the server's. */
export function werteVon(b: Benutzer): Partial<Benutzerformular> {
  return {
    name: b.name,
    // A new address that waits for its confirmation is what the user entered last.
    email: b.emailNeu ?? b.email,
    password: null,
    passwordRepeat: null,
    passwortAlt: null,
    sprache: b.sprache && { id: b.sprache.id },
    // Version 0 can be kept but not be chosen.
    benutzerversion: b.benutzerversion?.id ? { id: b.benutzerversion.id } : null,
    authorized: b.authorized,
    main: b.main,
    admin: b.admin,
    betreiber: b.betreiber,
    edit: b.edit,
    invisibleEinmaladresse: b.invisibleEinmaladresse,
    rowsInGrid: b.rowsInGrid,
    owningMandant: b.owningMandant && { id: b.owningMandant.id },
  };
}

/** A user about to be created, with what holds where nobody says otherwise. */
export function neueWerte(
  konfiguration: Konfiguration,
  mandantId: number | undefined,
  darfErfassenVergeben: boolean,
) {
  return {
    name: '',
    email: '',
    password: null,
    passwordRepeat: null,
    passwortAlt: null,
    sprache: { id: 50 },
    benutzerversion: { id: 1 },
    authorized: true,
    main: false,
    admin: false,
    betreiber: false,
    edit: konfiguration.isUserCanEditImmediately && darfErfassenVergeben,
    invisibleEinmaladresse: false,
    rowsInGrid: 50,
    owningMandant: mandantId === undefined ? null : { id: mandantId },
  } satisfies Partial<Benutzerformular>;
}

/** Who administers nothing is no operator, whatever was ticked before. */
export const zuSenden = (b: Benutzerformular): Benutzerformular => ({
  ...b,
  betreiber: b.admin === true && b.betreiber === true,
});

export function pruefe(b: Benutzerformular, vorher: Benutzer | undefined, mindestlaenge: number): Meldung[] {
  const wiederholt = pruefeWiederholung(b.password ?? '', b.passwordRepeat ?? '');
  return vorher
    ? [...pruefeGeaendertenBenutzer(vorher, b, mindestlaenge), ...wiederholt]
    : [...pruefeNeuenBenutzer(b, mindestlaenge), ...wiederholt];
}

/** Whoever changes their own password shows that they know the present one. */
export const pruefeBisheriges = (b: Benutzerformular): Meldung[] =>
  b.password && !b.passwortAlt ? [fehler('passwort.bisheriges', 'passwortAlt')] : [];
