import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

/** The clients whose users somebody manages; null means all of the installation. */
export type Benutzersicht = number[] | null;

/** Administrators manage all users of the installation, everybody else those of their visible clients. */
export function unsafeBenutzersicht(): Benutzersicht {
  const { admin, sichtbareMandanten } = identitaet();
  return admin ? null : sichtbareMandanten;
}
