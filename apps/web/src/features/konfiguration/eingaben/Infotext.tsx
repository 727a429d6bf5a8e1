import { istEinfachesHtml } from '@frachtportal/domain/konfiguration/infobox';
import { t } from '@frachtportal/texte/t';
import { EinfachesHtml } from '../../../components/anzeige/EinfachesHtml';
import { Feld } from '../../../components/felder/Feld';
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
        fehler={fehler ?? (erlaubt ? undefined : t('meldung.konfiguration.html'))}
        onAendern={(neu) => onAendern(neu ?? '')}
      />
      {wert !== '' && erlaubt && (
        <section
          className="fp-kasten fp-coco-vorschau"
          aria-label={t('konfiguration.eingaben.vorschauDesInfotexts')}
        >
          <EinfachesHtml html={wert} />
        </section>
      )}
    </>
  );
}
