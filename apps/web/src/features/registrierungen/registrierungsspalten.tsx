import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import type { Registrierungseingang } from './api/registrierungen';

export const registrierungsspalten: readonly Tabellenspalte<Registrierungseingang>[] = [
  { feld: 'mandant', titel: 'beschriftung.mandant' },
  { feld: 'anschrift', titel: 'beschriftung.adresse' },
  { feld: 'benutzer', titel: 'beschriftung.benutzername' },
  { feld: 'email', titel: 'beschriftung.eMail' },
  {
    feld: 'eingegangenAm',
    titel: 'registrierung.eingegangen',
    breite: 130,
    zelle: (r) => formatiereZeitpunkt(r.eingegangenAm),
  },
  {
    feld: 'bestaetigt',
    titel: 'beschriftung.zustand',
    breite: 170,
    zelle: ({ bestaetigt }) => (
      <Statusmarke
        ton={bestaetigt ? 'ok' : 'neutral'}
        text={bestaetigt ? 'registrierung.bestaetigt' : 'registrierung.wartetAufBestaetigung'}
      />
    ),
  },
  {
    feld: 'vorschlaege',
    titel: 'registrierung.vielleicht',
    zelle: ({ vorschlaege }) => vorschlaege.map((v) => v.name).join(', '),
  },
];

/** Why a client may be the one. */
export const grundworte = {
  ustId: () => t('registrierung.gleicheUstId'),
  name: () => t('registrierung.aehnlicherName'),
  domain: () => t('registrierung.gleicheDomain'),
} as const;
