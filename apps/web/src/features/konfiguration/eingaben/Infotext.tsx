import { istEinfachesHtml } from '@frachtportal/domain/konfiguration/infobox';
import { text, wort } from '@frachtportal/domain/texte/text';
import { EinfachesHtml } from '../../../components/EinfachesHtml';
import { Feld } from '../../../components/Feld';
import type { Eingabeangaben } from './eingabeangaben';

/** The text beside the login, with how it will look. */
export function Infotext({ angabe, wert, fehler, onAendern }: Eingabeangaben) {
  const erlaubt = istEinfachesHtml(wert);
  return (
    <>
      <Feld
        label={angabe.label}
        labelVersteckt
        zeilen={4}
        wert={wert}
        fehler={fehler ?? (erlaubt ? undefined : text('konfiguration.html'))}
        onAendern={(neu) => onAendern(neu ?? '')}
      />
      {wert !== '' && erlaubt && (
        <section className="fp-coco-vorschau" aria-label={wort('Vorschau des Infotexts')}>
          <EinfachesHtml html={wert} />
        </section>
      )}
    </>
  );
}
