import type { Schrittname } from '@frachtportal/domain/mandant/einrichtungsschritt';
import { auftragsnummer } from '@frachtportal/domain/mandant/nummernkreis';
import type { Einrichtungslage } from './einrichtungslage.read-model.js';

/** What the installation has been started with. */
export interface Vorgaben {
  smtp: boolean;
  dispo: string | undefined;
}

export interface Schrittbefund {
  erledigt: boolean;
  /** Key of the sentence. */
  satz: string;
  werte?: Record<string, string | number>;
}

type Pruefung = (lage: Einrichtungslage, vorgaben: Vorgaben) => Schrittbefund;

const je = (erledigt: boolean, name: string, werte?: Schrittbefund['werte']): Schrittbefund => ({
  erledigt,
  satz: `einrichtung.satz.${name}.${erledigt ? 'erledigt' : 'offen'}`,
  ...(werte && { werte }),
});

/** How each step stands, told from what there is. */
export const befunde: Readonly<Record<Schrittname, Pruefung>> = {
  mail: ({ zugestellt, probe }, { smtp }) => {
    if (!smtp) return { erledigt: false, satz: 'einrichtung.satz.mail.ohne' };
    if (probe?.zustand === 'wartet')
      return probe.fehler
        ? { erledigt: false, satz: 'einrichtung.satz.mail.fehler', werte: { grund: probe.fehler } }
        : { erledigt: false, satz: 'einrichtung.satz.mail.unterwegs' };
    return je(zugestellt === true, 'mail');
  },
  auftritt: ({ auftritt }) => je(auftritt === true, 'auftritt'),
  recht: ({ impressum, datenschutz }) => je(Boolean(impressum && datenschutz), 'recht'),
  hostname: ({ host }) => je(host !== null, 'hostname', { host: host ?? '' }),
  nummernkreis: ({ praefix, stellen, naechste, gesetzt, erfasst }) =>
    je(Boolean(gesetzt || erfasst), 'nummernkreis', {
      nummer: auftragsnummer({ praefix: praefix ?? '', stellen: stellen ?? 1, naechste }),
    }),
  gefahrgut: ({ ausgabe }) => je(ausgabe !== null, 'gefahrgut', { ausgabe: ausgabe ?? '' }),
  disposition: ({ wege, gangbareWege }, { dispo }) => {
    if (wege && !gangbareWege) return { erledigt: false, satz: 'einrichtung.satz.disposition.ungeprueft' };
    if (wege) return { erledigt: true, satz: 'einrichtung.satz.disposition.erledigt' };
    return dispo && dispo !== 'keine'
      ? { erledigt: true, satz: 'einrichtung.satz.disposition.vorgabe', werte: { dispo } }
      : { erledigt: false, satz: 'einrichtung.satz.disposition.offen' };
  },
  kunde: ({ kunden }) => je(Boolean(kunden), 'kunde', { anzahl: kunden ?? 0 }),
  benutzer: ({ benutzer, einladungen }) =>
    je((benutzer ?? 0) > 1 || Boolean(einladungen), 'benutzer', {
      benutzer: benutzer ?? 0,
      einladungen: einladungen ?? 0,
    }),
  sicherheit: ({ anlegenBegrenzt, faktorVerlangt }) =>
    je(Boolean(anlegenBegrenzt && faktorVerlangt), 'sicherheit'),
};
