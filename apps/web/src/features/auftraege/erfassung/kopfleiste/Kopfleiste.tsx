import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { t } from '@frachtportal/texte/t';
import CheckIcon from '@mui/icons-material/Check';
import { memo, type ReactNode } from 'react';
import { Statusmarke } from '../../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../../../components/bedienung/Werkzeugleiste';
import { formatiereTag, formatiereZeitpunkt } from '../../../../lib/format/datum';
import { useRechte } from '../../../../lib/rechte';
import { TagespreisKnopf } from '../../../preis/TagespreisKnopf';
import { Druckmenue } from './Druckmenue';
import type { Kopf } from './kopf';

interface Props {
  kopf: Kopf;
  nurLesen: boolean;
  laeuft: boolean;
  gesichertUm: string | null;
  mandantwahl: ReactNode;
  /** Keeps the order as a template. */
  vorlage: ReactNode;
  onSpeichern: () => void;
  /** Saves, and the next one begins. */
  onNaechster: () => void;
  onAbbrechen: () => void;
}

/** The toolbar and, at its far end, which order this is. */
export const Kopfleiste = memo(function Kopfleiste(p: Props) {
  const { kopf } = p;
  return (
    <Werkzeugleiste
      titel="beschriftung.auftrag"
      rechts={
        <>
          {p.mandantwahl}
          <p className="fp-auftragskopf">
            {kopf.vorlage === undefined ? (
              <>
                {t('auftrag.erfasst')} {formatiereTag(kopf.datum)} · {kopf.erfasser}
              </>
            ) : (
              <>
                {t('auftrag.erfassung.vorlage')} <b>{kopf.vorlage}</b>
              </>
            )}
            {kopf.nummer && (
              <>
                {` · ${t('auftrag.auftragsnr')} `}
                <b>{kopf.nummer}</b>
              </>
            )}
            {kopf.partnerreferenz && (
              <>
                {' '}
                {t('auftrag.erfassung.partnerreferenz')} {kopf.partnerreferenz}
              </>
            )}
          </p>
          {kopf.status && (
            <Statusmarke ton={kopf.status.id === 1 ? 'neutral' : 'info'} text={kopf.status.kurzBezeichnung} />
          )}
        </>
      }
    >
      {p.nurLesen ? (
        <GesperrtesSpeichern kopf={kopf} />
      ) : (
        <Knopf text="allgemein.speichern" taste="Strg S" primaer laeuft={p.laeuft} onClick={p.onSpeichern} />
      )}
      {!p.nurLesen && kopf.vorlage === undefined && kopf.id === undefined && (
        <Knopf
          text="auftrag.erfassung.speichernUndNaechster"
          taste="Strg ⏎"
          className="fp-ab-breit"
          onClick={p.onNaechster}
        />
      )}
      <Knopf
        text={p.nurLesen ? 'allgemein.zurAuftragsliste' : 'allgemein.abbrechen'}
        onClick={p.onAbbrechen}
      />
      {kopf.vorlage === undefined && <Druckmenue id={kopf.id} nummer={kopf.nummer} status={kopf.status} />}
      {p.vorlage}
      <TagespreisKnopf auftragId={kopf.id} kalkulationsFolgeId={kopf.kalkulationsFolgeId} />
      {!p.nurLesen && (
        <span
          className="fp-gesichert fp-gedaempft"
          title={t('auftrag.erfassung.entwurfInDiesemBrowserGesichert')}
        >
          {p.gesichertUm && (
            <>
              <CheckIcon aria-hidden="true" /> {t('auftrag.erfassung.gesichert')}{' '}
              {formatiereZeitpunkt(p.gesichertUm).slice(11)}
            </>
          )}
        </span>
      )}
    </Werkzeugleiste>
  );
});

/** Whoever might save sees why this order cannot be saved any more. */
function GesperrtesSpeichern({ kopf: { nummer = '', status } }: { kopf: Kopf }) {
  const darf = useRechte();
  if (!status || status.id === Status.erfasst || !darf('auftrag.bearbeiten')) return null;
  return (
    <Knopf
      text="allgemein.speichern"
      primaer
      deaktiviert
      hinweis={t('meldung.auftrag.nichtErfasst', { number: nummer })}
    />
  );
}
