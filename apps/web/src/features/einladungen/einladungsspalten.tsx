import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import type { Einladung } from './api/einladungen';

const rechte = (e: Einladung) =>
  [
    e.edit && t('beschriftung.darfErfassen'),
    e.main && t('beschriftung.hauptbenutzer'),
    e.admin && t('beschriftung.administrator'),
  ]
    .filter(Boolean)
    .join(', ');

const einladungsstand = (abgelaufen: boolean, unzustellbar: boolean) =>
  abgelaufen ? 'einladung.abgelaufen' : unzustellbar ? 'einladung.unzustellbar' : 'einladung.offen';

export const einladungsspalten: readonly Tabellenspalte<Einladung>[] = [
  { feld: 'email', titel: 'beschriftung.eMail' },
  { feld: 'mandant', titel: 'beschriftung.mandant', zelle: (e) => e.mandant.name },
  { feld: 'rechte', titel: 'einladung.rechte', zelle: rechte },
  { feld: 'eingeladenVon', titel: 'einladung.von', breite: 120, zelle: (e) => e.eingeladenVon ?? '' },
  {
    feld: 'eingeladenAm',
    titel: 'einladung.am',
    breite: 150,
    zelle: (e) => formatiereZeitpunkt(e.eingeladenAm),
  },
  {
    feld: 'laeuftAbAm',
    titel: 'einladung.bis',
    breite: 150,
    zelle: (e) => formatiereZeitpunkt(e.laeuftAbAm),
  },
  {
    feld: 'abgelaufen',
    titel: 'beschriftung.zustand',
    breite: 110,
    zelle: ({ abgelaufen, unzustellbar }) => (
      <Statusmarke
        ton={abgelaufen || unzustellbar ? 'warn' : 'ok'}
        text={einladungsstand(abgelaufen, unzustellbar)}
      />
    ),
  },
];
