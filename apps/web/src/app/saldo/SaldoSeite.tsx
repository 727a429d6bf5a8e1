import type { Saldenblatt } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { saldenbestaetigungLesen } from '@frachtportal/api-client/generated/saldenbestaetigung';
import { schuldner } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { formatiereTag, formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { AnmeldeFlaeche } from '../anmeldung/AnmeldeFlaeche';
import { Startanzeige } from '../Startanzeige';
import { Antwortformular } from './Antwortformular';

const blattAbfrage = (token: string) =>
  queryOptions({
    queryKey: ['saldo', token],
    queryFn: async ({ signal }) => (await saldenbestaetigungLesen(token, { signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });

/** Where a partner's link leads: one balance, and whether it is so. Needs no login, and is for no search engine. */
export function SaldoSeite() {
  const { token = '' } = useParams();
  const abfragen = useQueryClient();
  const { data: blatt, error } = useQuery(blattAbfrage(token));
  if (!blatt && !error) return <Startanzeige />;
  return (
    <AnmeldeFlaeche titel="lademittel.saldoSeite">
      <meta name="robots" content="noindex" />
      {blatt ? (
        <>
          <p>{t('lademittel.saldoGefragt', { mandant: blatt.mandant, partner: blatt.partner })}</p>
          <p>
            <b>{aussage(blatt)}</b>
          </p>
          {blatt.beantwortetAm ? (
            <Beantwortet blatt={blatt} />
          ) : (
            <Antwortformular
              token={token}
              onFertig={(neu) => abfragen.setQueryData(blattAbfrage(token).queryKey, neu)}
            />
          )}
        </>
      ) : (
        <Alert severity="error">{satz(meldungenVon(error)[0])}</Alert>
      )}
    </AnmeldeFlaeche>
  );
}

function aussage({ saldo, stichtag, lademittel }: Saldenblatt): string {
  const werte = {
    tag: formatiereTag(stichtag),
    anzahl: formatiereZahl(Math.abs(saldo)),
    lademittel: t(lademittel),
  };
  if (saldo > 0) return t('lademittel.saldoSchuldet', werte);
  return t(saldo < 0 ? 'lademittel.saldoBekommt' : 'lademittel.saldoAusgeglichen', werte);
}

function Beantwortet({ blatt }: { blatt: Saldenblatt }) {
  const stimmt = blatt.antwortSaldo === blatt.saldo;
  return (
    <Alert severity={stimmt ? 'success' : 'info'}>
      <p>
        {stimmt
          ? t('lademittel.saldoSiehtSo')
          : t('lademittel.saldoSiehtAnders', widerspruch(blatt.antwortSaldo ?? 0))}
      </p>
      {blatt.bemerkung && <p>{blatt.bemerkung}</p>}
      <p>
        {t('lademittel.saldoDanke')} <time>{formatiereZeitpunkt(blatt.beantwortetAm)}</time>
      </p>
    </Alert>
  );
}

const widerspruch = (saldo: number) => ({
  anzahl: formatiereZahl(Math.abs(saldo)),
  wer: saldo === 0 ? '' : t(schuldner[saldo > 0 ? 'partner' : 'mandant']),
});
