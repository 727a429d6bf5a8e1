import { t } from '@frachtportal/texte/t';
import { Karte } from './Karte';
import { Seitenkopf } from './Seitenkopf';

/** What stands on a page that somebody opens without the right to it. */
export function KeinRecht({ titel }: { titel: string }) {
  return (
    <>
      <Seitenkopf titel={titel} />
      <Karte>
        <p>{t('meldung.server.keinRecht')}</p>
      </Karte>
    </>
  );
}
