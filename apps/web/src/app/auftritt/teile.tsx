import { rechtstexte } from '@frachtportal/domain/mandant/rechtstexte';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { eigenerAuftritt, offenerAuftritt } from '../../lib/abfragen/auftritt';

/**
 * Whose portal this is, before the login: the forwarder's logo or name with what it has to say, else the product. Empty
 * until that is known.
 */
export function Marke() {
  const { data, isPending } = useQuery(offenerAuftritt);
  if (isPending) return null;
  return (
    <>
      {data?.logo ? (
        <img src={data.logo} className="fp-anmeldelogo" alt={data.name ?? ''} />
      ) : (
        <span className="fp-reihe">
          <img src="/frachtportal.svg" width="36" height="36" alt="" />
          {data?.name ?? 'Frachtportal'}
        </span>
      )}
      {data?.anmeldetext && <p>{data.anmeldetext}</p>}
    </>
  );
}

/** What the forwarder must tell everybody, beside the portal. */
export function Rechtliches() {
  const { data } = useQuery(offenerAuftritt);
  return rechtstexte.map(
    (art) =>
      data?.[art] && (
        <a key={art} href={`/${art}?von=${data.mandantId}`} target="_blank" rel="noopener">
          {t(`mandant.auftritt.${art}`)}
        </a>
      ),
  );
}

/** Whose portal this is, for whoever is logged in; the forwarder's colour is a line above everything. */
export function Firmenzeichen() {
  const { data } = useQuery(eigenerAuftritt);
  return (
    <>
      {data?.farbe && <span className="fp-markenstreifen" style={{ background: data.farbe }} />}
      {data?.logo ? <img src={data.logo} alt={data.name ?? ''} /> : 'Frachtportal'}
    </>
  );
}
