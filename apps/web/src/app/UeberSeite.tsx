import notice from '../../../../NOTICE?raw';
import { Karte } from '../components/anzeige/Karte';
import { Seitenkopf } from '../components/anzeige/Seitenkopf';

/** Paragraphs of the file with the sources and licences that the product ships data from. */
const absaetze = notice
  .trim()
  .split(/\n{2,}/)
  .map(mitUeberschrift);
const adresse = /(https?:\/\/[^\s)]+)/;

/** What stands above a line of signs is the heading of what follows it. */
function mitUeberschrift(absatz: string) {
  const [oben = '', unten] = absatz.split(/\n[-=]{4,}\n?/);
  return unten === undefined ? { ueberschrift: null, text: oben } : { ueberschrift: oben, text: unten };
}

/** Version, and whose data the portal works with under which licence. */
export function UeberSeite() {
  return (
    <div className="fp-stapel fp-ueber">
      <Seitenkopf titel="rahmen.ueberDasFrachtportal" />
      <Karte titel="beschriftung.version">
        <p>Frachtportal {__VERSION__}</p>
      </Karte>
      <Karte titel="rahmen.ueber.quellenUndLizenzen">
        {absaetze.map(({ ueberschrift, text }) => (
          <div key={ueberschrift ?? text} lang="de" className="fp-ueber-absatz">
            {ueberschrift && <h3>{ueberschrift}</h3>}
            <p>
              {text.split(adresse).map((teil, i) =>
                i % 2 ? (
                  <a key={teil} href={teil} target="_blank" rel="noreferrer">
                    {teil}
                  </a>
                ) : (
                  teil
                ),
              )}
            </p>
          </div>
        ))}
      </Karte>
    </div>
  );
}
