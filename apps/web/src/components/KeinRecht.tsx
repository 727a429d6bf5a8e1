import { text, wort } from '@frachtportal/domain/texte/text';
import { Karte } from './Karte';
import { Seitentitel } from './Seitentitel';

/** What stands on a page that somebody opens without the right to it. */
export function KeinRecht({ titel }: { titel: string }) {
  return (
    <>
      <Seitentitel titel={titel} />
      <h1 className="fp-nur-vorlesen">{wort(titel)}</h1>
      <Karte titel={titel}>
        <p>{text('server.keinRecht')}</p>
      </Karte>
    </>
  );
}
