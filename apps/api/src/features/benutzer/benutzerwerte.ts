import type { Benutzer } from '@frachtportal/domain/benutzer/benutzer';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import type { Benutzerwerte, GesperrterBenutzer } from './benutzer-schreiben.repository.js';

/** Of new users whom nobody has said otherwise of. */
export const vorgaben = { sprache: 50, version: 1, rowsInGrid: 50 };

/** What is stored of a new user; without a word they capture at once where the configuration and who creates them may. */
export function neueWerte(b: Benutzer, wer: Identitaet): Benutzerwerte {
  const sofort = wer.konfiguration.isUserCanEditImmediately && (wer.edit || wer.admin);
  return {
    mandantId: b.owningMandant?.id ?? wer.mandantId,
    email: b.email.trim(),
    emailNeu: null,
    spracheId: b.sprache?.id ?? vorgaben.sprache,
    benutzerversion: b.benutzerversion?.id ?? vorgaben.version,
    authorized: b.authorized ?? true,
    main: b.main ?? false,
    admin: b.admin ?? false,
    betreiber: b.betreiber ?? false,
    edit: b.edit ?? sofort,
    invisibleEinmaladresse: b.invisibleEinmaladresse ?? false,
    rowsInGrid: b.rowsInGrid ?? vorgaben.rowsInGrid,
  };
}

/** What a user becomes: fields that are not sent stay as they are. */
export function geaenderteWerte(vorher: GesperrterBenutzer, b: Benutzer): Benutzerwerte {
  const admin = b.admin ?? vorher.admin;
  return {
    mandantId: b.owningMandant?.id ?? vorher.mandantId,
    ...adresse(vorher, b.email.trim()),
    spracheId: b.sprache?.id ?? vorher.spracheId,
    benutzerversion: b.benutzerversion?.id ?? vorher.benutzerversion,
    authorized: b.authorized ?? vorher.authorized,
    main: b.main ?? vorher.main,
    admin,
    // It goes with the administration, also where somebody sends it as they have read it.
    betreiber: (b.betreiber ?? vorher.betreiber) && (admin || !vorher.betreiber),
    edit: b.edit ?? vorher.edit,
    invisibleEinmaladresse: b.invisibleEinmaladresse ?? vorher.invisibleEinmaladresse,
    rowsInGrid: b.rowsInGrid ?? vorher.rowsInGrid,
  };
}

/** Before the first confirmation an address is simply corrected; afterwards the new one waits for its own. */
function adresse(vorher: GesperrterBenutzer, email: string): Pick<Benutzerwerte, 'email' | 'emailNeu'> {
  if (!vorher.bestaetigt) return { email, emailNeu: null };
  if (email.toLowerCase() === vorher.email.toLowerCase())
    return { email: vorher.email, emailNeu: vorher.emailNeu };
  return { email: vorher.email, emailNeu: email };
}

/** Old and new value of what changed, for the audit log. */
export function aenderungen(vorher: Benutzerwerte, nachher: Benutzerwerte): Record<string, unknown> {
  const namen = Object.keys(nachher) as (keyof Benutzerwerte)[];
  return Object.fromEntries(
    namen.filter((n) => vorher[n] !== nachher[n]).map((n) => [n, { vorher: vorher[n], nachher: nachher[n] }]),
  );
}
