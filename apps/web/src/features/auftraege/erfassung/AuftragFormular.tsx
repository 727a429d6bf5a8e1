import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { t } from '@frachtportal/texte/t';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useWatch } from 'react-hook-form';
import { Seitentitel } from '../../../components/anzeige/Seitentitel';
import { EntwurfAngebot, VerlassenFrage } from '../../../components/entwurf/rueckfragen';
import { useKonfiguration } from '../../../lib/konfiguration';
import { Erfassungsfelder } from './Erfassungsfelder';
import type { Danach } from './formular/ablauf';
import { Fehlerzeile } from './formular/Fehlerzeile';
import { tippeNach } from './formular/feldtext';
import type { Vorlage } from './formular/formularwerte';
import { useErfassungslisten } from './formular/listen';
import { TeilKontext } from './formular/teilentwurf';
import { UmgebungKontext } from './formular/umgebung';
import { type Auftragsformular, useAuftragFormular } from './formular/useAuftragFormular';
import { useLetzterEmpfaenger } from './formular/useLetzterEmpfaenger';
import { usePruefumgebung } from './formular/usePruefumgebung';
import { useSpruenge } from './formular/useSpruenge';
import { Kopfleiste } from './kopfleiste/Kopfleiste';
import type { Kopf } from './kopfleiste/kopf';
import { MandantWahl } from './kopfleiste/MandantWahl';
import { AbbruchFrage } from './speichern/AbbruchFrage';
import { useAbschluss } from './speichern/useAbschluss';
import type { Absenden } from './speichern/useSpeichern';
import { VorlageKnopf } from './vorlage/VorlageKnopf';
import { useBisherige } from './wiederholung/useBisherige';
import './erfassung.css';

interface FormularEigenschaften {
  vorlage: Vorlage;
  kopf: Kopf;
  nurLesen: boolean;
  /** Users of a main client see for whom they capture; only at a new order they choose. */
  mandantwahl: 'keine' | 'frei' | 'gesperrt';
  entwurfName: string;
  /** The stored order that is changed. */
  gespeichert?: Auftrag;
  version?: string | null;
  /** A draft was taken over that was typed on this version. */
  beiEntwurf?: (version: string | null) => void;
  /** Saves a template instead of an order. */
  alsVorlage?: boolean;
  absenden: Absenden;
  beiErfolg: (auftrag: Auftrag, danach: Danach) => void;
  onVerlassen: () => void;
  /** What saving asks for on the way; its own entries belong to the draft. */
  children?: ReactNode;
}

/** The order form. It knows nothing of creating, editing or copying. */
export function AuftragFormular(p: FormularEigenschaften) {
  const { vorlage, kopf, nurLesen, entwurfName, alsVorlage = false } = p;
  const konfiguration = useKonfiguration();
  const [heutige, setHeutige] = useState<readonly HeutigerAuftrag[]>([]);
  const pruefumgebung = usePruefumgebung(vorlage, p.gespeichert, heutige);
  const { version } = p;
  const angaben = { vorlage, umgebung: pruefumgebung, nurLesen, entwurfName, alsVorlage, version };
  const formular = useAuftragFormular(angaben);
  const { form, entwurf } = formular;
  const { fruehpruefung } = formular.fehler;
  const mandant = useWatch({ control: form.control, name: 'mandant' })?.id ?? null;
  const listen = useErfassungslisten(mandant);
  const umgebung = useMemo(
    () => ({ konfiguration, listen, nurLesen, alsVorlage, fruehpruefung }),
    [konfiguration, listen, nurLesen, alsVorlage, fruehpruefung],
  );
  const wurzel = useRef<HTMLDivElement>(null);
  const wege = useSpruenge(wurzel, formular.speicher);
  const { zeigeErsten, springeZu: zeigeFeld } = wege;
  useLetzterEmpfaenger(form, nurLesen, zeigeFeld);
  const bisherige = useBisherige(form.control, !nurLesen && !alsVorlage);
  useEffect(() => setHeutige(bisherige.heutige), [bisherige.heutige]);
  const { absenden, beiErfolg, onVerlassen } = p;
  const abschluss = useAbschluss({
    formular,
    nurLesen,
    absenden,
    zeigeErsten,
    zeigeFeld,
    beiErfolg,
    onVerlassen,
  });

  return (
    <UmgebungKontext value={umgebung}>
      <FormProvider {...form}>
        <TeilKontext value={formular.teile}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from the fields inside. */}
          <div
            ref={wurzel}
            className="fp-erfassung"
            inert={abschluss.geschlossen}
            onKeyDown={wege.beiEnter}
            {...formular.horcher}
          >
            <Seitentitel titel={ueberschrift(kopf)} />
            <h1 className="fp-nur-vorlesen">{ueberschrift(kopf)}</h1>
            <div className="fp-erfassung-kopf">
              <Kopfleiste
                kopf={kopf}
                nurLesen={nurLesen}
                laeuft={abschluss.laeuft}
                gesichertUm={entwurf.gesichertUm}
                mandantwahl={
                  p.mandantwahl !== 'keine' && <MandantWahl gesperrt={p.mandantwahl === 'gesperrt'} />
                }
                vorlage={!alsVorlage && <VorlageKnopf lies={() => formular.stand().auftrag} />}
                onSpeichern={abschluss.speichere}
                onNaechster={abschluss.speichereUndNaechster}
                onAbbrechen={abschluss.brichAb}
              />
              <Fehlerzeile fehler={formular.fehler} speicher={formular.speicher} wege={wege} />
            </div>
            <Angebot formular={formular} zeigeFeld={zeigeFeld} beiEntwurf={p.beiEntwurf} />
            <Erfassungsfelder
              formular={formular}
              pruefumgebung={pruefumgebung}
              wege={wege}
              statusId={kopf.status?.id ?? null}
              beginnt={nurLesen || kopf.id !== undefined ? null : ersteSeite(vorlage)}
            />
          </div>
          {p.children}
          <AbbruchFrage {...abschluss.abbruch} />
          <VerlassenFrage
            istGeaendert={abschluss.haltAuf}
            titel="auftrag.erfassung.auftragVerlassen"
            frage="auftrag.erfassung.verlassenFrage"
          />
        </TeilKontext>
      </FormProvider>
    </UmgebungKontext>
  );
}

interface Angebotene {
  formular: Auftragsformular;
  zeigeFeld: (pfad: string) => HTMLElement | null;
  beiEntwurf: ((version: string | null) => void) | undefined;
}

/** A draft of an earlier visit, to go on with or to throw away. */
function Angebot(p: Angebotene) {
  const { entwurf } = p.formular;
  if (!entwurf.angebot) return null;
  return (
    <EntwurfAngebot
      zeit={entwurf.angebot.zeit}
      weitere={entwurf.weitere}
      onNehmen={() => nimmEntwurf(p)}
      onVerwerfen={() => void entwurf.verwirf()}
    />
  );
}

/** Goes on with the draft, in the field one was in and with what was being typed there. */
function nimmEntwurf({ formular, zeigeFeld, beiEntwurf }: Angebotene): void {
  const { angebot } = formular.entwurf;
  if (!angebot) return;
  flushSync(() => formular.uebernimmEntwurf(angebot));
  if (angebot.version !== undefined) beiEntwurf?.(angebot.version);
  const { feld } = angebot;
  const ziel = feld && flushSync(() => zeigeFeld(feld.name));
  if (feld && (ziel instanceof HTMLInputElement || ziel instanceof HTMLTextAreaElement)) {
    flushSync(() => tippeNach(ziel, feld.text));
    ziel.setSelectionRange(feld.text.length, feld.text.length);
  }
}

/** Where the sender stands already, one begins with the recipient. */
const ersteSeite = ({ werte }: Vorlage) => (werte.absenderAdresse?.name ? 'empfaenger' : 'absender');

function ueberschrift({ nummer, vorlage }: Kopf): string {
  if (vorlage !== undefined) return t('auftrag.erfassung.vorlageMitName', { name: vorlage });
  return nummer ? t('auftrag.erfassung.auftrag', { nummer }) : t('allgemein.neuerAuftrag');
}
