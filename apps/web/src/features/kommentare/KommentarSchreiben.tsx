import { feld } from '@frachtportal/domain/feld/feld';
import { Kommentar } from '@frachtportal/domain/kommentar/kommentar';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { lesekasten } from '../../components/anzeige/Lesekreis';
import { Knopf } from '../../components/bedienung/Knopf';
import { Lesekreiswahl } from '../../components/bedienung/Lesekreiswahl';
import { Menueknopf } from '../../components/bedienung/Werkzeugleiste';
import { Feld } from '../../components/felder/Feld';
import { ansprechbareAbfrage } from './api/kommentare';
import { useKommentieren } from './useKommentieren';

/** Writes a comment; for whom it will be is said in words and colour before it is sent. */
export function KommentarSchreiben({ auftragId, mitKreis }: { auftragId: number; mitKreis: boolean }) {
  const { text, setText, intern, setIntern, sende, laeuft } = useKommentieren(auftragId, mitKreis);
  const eingabe = useRef<HTMLTextAreaElement>(null);
  const { data: ansprechbare = [] } = useQuery(ansprechbareAbfrage(auftragId));
  const lesende = ansprechbare.filter((a) => a.intern || !intern);
  const wer = mitKreis ? (intern ? 'kommentar.nurHaupt' : 'kommentar.auchKunde') : 'kommentar.auchSpediteur';
  return (
    <form
      className={`fp-stapel fp-kommentar ${lesekasten(intern)}`}
      onSubmit={(e) => {
        e.preventDefault();
        sende();
      }}
    >
      {mitKreis && <Lesekreiswahl intern={intern} onWahl={setIntern} />}
      <Feld
        feld={feld(Kommentar, 'text')}
        inputRef={eingabe}
        zeilen={3}
        wert={text}
        onAendern={setText}
        onTaste={(e) => {
          if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) sende();
        }}
      />
      <p className="fp-gedaempft">{t(wer)}</p>
      <div className="fp-reihe">
        <Knopf text="kommentar.senden" primaer absenden laeuft={laeuft} deaktiviert={!text?.trim()} />
        {lesende.length > 0 && (
          <Menueknopf
            text="kommentar.ansprechen"
            eintraege={lesende.map(({ name }) => ({
              text: `@${name}`,
              onClick: () => {
                setText(`${text ? `${text.trimEnd()} ` : ''}@${name} `);
                // One writes on; the menu gives the focus back to its button first.
                setTimeout(() => eingabe.current?.focus());
              },
            }))}
          />
        )}
      </div>
    </form>
  );
}
