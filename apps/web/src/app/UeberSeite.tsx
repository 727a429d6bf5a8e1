import { wort } from '@frachtportal/domain/texte/text';
import notice from '../../../../NOTICE?raw';
import { Karte } from '../components/Karte';
import './ueber.css';

/** Paragraphs of the file with the sources and licences that the product ships data from. */
const absaetze = notice.trim().split(/\n{2,}/);
const adresse = /(https?:\/\/[^\s)]+)/;

/** Version, and whose data the portal works with under which licence. */
export function UeberSeite() {
  return (
    <div className="fp-ueber">
      <title>{wort('Über das Frachtportal')}</title>
      <h1>{wort('Über das Frachtportal')}</h1>
      <Karte titel="Version">
        <p>Frachtportal {__VERSION__}</p>
      </Karte>
      <Karte titel="Quellen und Lizenzen">
        {absaetze.map((absatz) => (
          <p key={absatz} lang="de" className="fp-ueber-absatz">
            {absatz.split(adresse).map((teil, i) =>
              i % 2 ? (
                <a key={teil} href={teil} target="_blank" rel="noreferrer">
                  {teil}
                </a>
              ) : (
                teil
              ),
            )}
          </p>
        ))}
      </Karte>
    </div>
  );
}
