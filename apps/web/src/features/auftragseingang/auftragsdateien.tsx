import {
  auftragseingangAbgelehnte,
  auftragseingangEines,
  auftragseingangKorrigieren,
  auftragseingangPruefen,
  auftragseingangUebernehmen,
  auftragseingangVerwerfen,
  auftragseingangZeilen,
  auftragseingangZuordnen,
  auftragseingangZuordnung,
  auftragseingangZuruecknehmen,
} from '@frachtportal/api-client/generated/auftragseingang';
import type { Eingangszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import type { Dateiart } from '../importe/api/dateiart';
import { Antwortknopf } from './Antwortknopf';
import { type Auftragseingang, eingangsschluessel } from './api/auftragseingang';
import { auftragsfelder } from './auftragsfelder';
import { NeueInListe } from './NeueInListe';

/** Orders as a kind of import. */
export const auftragsdateien: Dateiart<Auftragseingang, Eingangszeile> = {
  schluessel: eingangsschluessel,
  aufrufe: {
    eines: auftragseingangEines,
    pruefen: auftragseingangPruefen,
    zuordnung: auftragseingangZuordnung,
    zuordnen: auftragseingangZuordnen,
    zeilen: auftragseingangZeilen,
    korrigieren: auftragseingangKorrigieren,
    uebernehmen: (id, doppelte) => auftragseingangUebernehmen(id, { doppelte }),
    zuruecknehmen: auftragseingangZuruecknehmen,
    verwerfen: auftragseingangVerwerfen,
    abgelehnte: auftragseingangAbgelehnte,
  },
  felder: auftragsfelder(),
  rechtZurueck: 'auftrag.loeschen',
  texte: {
    uebernehmen: (anzahl) => t('auftragseingang.uebernehmen', { anzahl }),
    laeuft: 'auftragseingang.uebernehmen.laeuft',
    fertig: ({ uebernommen }) => ['auftragseingang.uebernommen', { anzahl: uebernommen }],
    frage: (anzahl) => t('auftragseingang.zuruecknehmen.frage', { anzahl }),
  },
  zahlen: (l) =>
    (
      [
        { text: 'beschriftung.uebernommen', zahl: l.uebernommen, ton: 'ok' },
        { text: 'beschriftung.neu', zahl: Math.max(0, l.neu - l.uebernommen), ton: 'info' },
        { text: 'beschriftung.doppelt', zahl: l.doppelt, ton: 'warn' },
        { text: 'beschriftung.schonVorhanden', zahl: l.vorhanden, ton: 'neutral' },
        { text: 'beschriftung.abgelehnt', zahl: l.abgelehnt, ton: 'err' },
      ] as const
    ).filter((z, i) => z.zahl > 0 || (i === 1 && l.auftraege === 0)),
  offen: (l, doppelte) => l.neu + (doppelte ? l.doppelt : 0) - l.uebernommen,
  doppelte: (l) => l.doppelt,
  ziel: ({ auftragId, spedeigennr }) =>
    auftragId ? (
      <Link
        to={pfade.auftrag(auftragId)}
        aria-label={t('auftragseingang.zeilen.oeffnen', { nummer: spedeigennr ?? '' })}
      >
        {spedeigennr}
      </Link>
    ) : null,
  dazu: (lauf) => (
    <>
      <NeueInListe lauf={lauf} />
      {lauf.format === 'edifact' && <Antwortknopf id={lauf.id} />}
    </>
  ),
};
