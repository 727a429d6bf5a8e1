import { t } from '@frachtportal/texte/t';
import { Karte } from './Karte';
import { Seitentitel } from './Seitentitel';

/** What stands on a page that somebody opens without the right to it. */
export function KeinRecht({ titel }: { titel: string }) {
  return (
    <>
      <Seitentitel titel={titel} />
      <h1 className="fp-nur-vorlesen">{t(titel)}</h1>
      <Karte titel={titel}>
        <p>{t('meldung.server.keinRecht')}</p>
      </Karte>
    </>
  );
}
