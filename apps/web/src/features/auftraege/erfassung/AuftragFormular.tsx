import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { text } from '@frachtportal/domain/texte/text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Dialog } from '../../../components/Dialog';
import { Knopf } from '../../../components/Knopf';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useTasten } from '../../../lib/tasten';
import { AllgemeinAbschnitt } from './AllgemeinAbschnitt';
import { AdressKarte } from './adresse/AdressKarte';
import { Fehlerzeile } from './Fehlerzeile';
import type { Vorlage } from './formularwerte';
import { type Kopf, Kopfleiste } from './Kopfleiste';
import { useErfassungslisten, useRasteroptionen } from './listen';
import { MandantWahl } from './MandantWahl';
import { PositionenAbschnitt } from './positionen/PositionenAbschnitt';
import { massrechner } from './positionen/positionsregeln';
import { positionsspalten } from './positionen/positionsspalten';
import type { Befund } from './pruefung';
import { AbbruchFrage, EntwurfAngebot, VerlassenFrage } from './Rueckfragen';
import { ServicesAbschnitt } from './ServicesAbschnitt';
import { AbholStreifen, ZustellStreifen } from './TerminStreifen';
import { UebersichtKarte } from './UebersichtKarte';
import { UmgebungKontext } from './umgebung';
import { useAuftragFormular } from './useAuftragFormular';
import { type Absenden, useSpeichern } from './useSpeichern';
import { useSpruenge } from './useSpruenge';
import './erfassung.css';

const absenderrollen = [
  { rolle: 'absenderAdresse', titel: 'Absender' },
  { rolle: 'abweichendeAbholerAdresse', titel: 'abw. Abholung' },
] as const;
const empfaengerrollen = [{ rolle: 'empfaengerAdresse', titel: 'Empfänger' }] as const;
const bleib = () => undefined;

export interface FormularEigenschaften {
  vorlage: Vorlage;
  kopf: Kopf;
  nurLesen: boolean;
  /** Users of a main client see for whom they capture; only at a new order they choose. */
  mandantwahl: 'keine' | 'frei' | 'gesperrt';
  entwurfName: string;
  absenden: Absenden;
  beiErfolg: (auftrag: Auftrag) => void;
  onVerlassen: () => void;
}

/** The order form. It knows nothing of creating, editing or copying. */
export function AuftragFormular(p: FormularEigenschaften) {
  const { vorlage, kopf, nurLesen, entwurfName, absenden } = p;
  const konfiguration = useKonfiguration();
  const formular = useAuftragFormular({ vorlage, konfiguration, nurLesen, entwurfName });
  const { form, speicher, fehler, entwurf, istGeaendert } = formular;
  const mandant = useWatch({ control: form.control, name: 'mandant' })?.id ?? null;
  const listen = useErfassungslisten(mandant);
  const optionen = useRasteroptionen(listen);
  const umgebung = useMemo(() => ({ konfiguration, listen, nurLesen }), [konfiguration, listen, nurLesen]);
  const rechne = useMemo(() => massrechner(konfiguration), [konfiguration]);
  const spalten = useMemo(
    () => positionsspalten(konfiguration, optionen, rechne),
    [konfiguration, optionen, rechne],
  );

  const wurzel = useRef<HTMLDivElement>(null);
  const wege = useSpruenge(wurzel, speicher);
  const [frage, setFrage] = useState<'abbruch' | 'bex' | null>(null);
  // Saved or given up on purpose: leaving needs no further question.
  const fertig = useRef(false);
  const haltAuf = useCallback(() => !fertig.current && istGeaendert(), [istGeaendert]);

  const zeigeErsten = useCallback(
    (befund: Befund) => wege.zeigeErsten(befund, fehler.folge),
    [wege.zeigeErsten, fehler.folge],
  );
  const beiErfolg = useCallback(
    (auftrag: Auftrag) => {
      fertig.current = true;
      p.beiErfolg(auftrag);
    },
    [p.beiErfolg],
  );
  const { speichere, laeuft } = useSpeichern({ formular, absenden, zeigeErsten, beiErfolg });

  const brichAb = useCallback(() => {
    if (nurLesen) p.onVerlassen();
    else setFrage('abbruch');
  }, [nurLesen, p.onVerlassen]);
  const gibAuf = async () => {
    fertig.current = true;
    await entwurf.vergiss();
    p.onVerlassen();
  };

  useTasten({ 'Ctrl+s': () => void (nurLesen || speichere()) });
  useEscape(brichAb);

  const hatGefahrgut = useCallback(
    () => speicher.gefuellt().some((z) => z.daten.auftragsgefahrgueter?.length),
    [speicher],
  );
  const meldeBex = useCallback(() => setFrage('bex'), []);

  return (
    <UmgebungKontext value={umgebung}>
      <FormProvider {...form}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on from the fields inside. */}
        <div ref={wurzel} className="fp-erfassung" onKeyDown={wege.beiEnter}>
          <h1 className="fp-nur-vorlesen">{kopf.nummer ? `Auftrag ${kopf.nummer}` : 'Neuer Auftrag'}</h1>
          <Kopfleiste
            kopf={kopf}
            nurLesen={nurLesen}
            laeuft={laeuft}
            gesichertUm={entwurf.gesichertUm}
            mandantwahl={p.mandantwahl !== 'keine' && <MandantWahl gesperrt={p.mandantwahl === 'gesperrt'} />}
            onSpeichern={speichere}
            onAbbrechen={brichAb}
          />
          {entwurf.angebot && (
            <EntwurfAngebot
              entwurf={entwurf.angebot}
              onNehmen={() => entwurf.angebot && formular.uebernimmEntwurf(entwurf.angebot)}
              onVerwerfen={() => void entwurf.vergiss()}
            />
          )}
          <div className="fp-erfassung-felder">
            <AdressKarte
              id="abschnitt-absender"
              name="Absender"
              rollen={absenderrollen}
              aktiv={wege.absenderrolle}
              onWechsel={wege.setAbsenderrolle}
              fehler={fehler.befund.felder}
              autoFocus={!nurLesen && kopf.id === undefined}
            />
            <AbholStreifen statusId={kopf.status?.id ?? null} />
            <AdressKarte
              id="abschnitt-empfaenger"
              name="Empfänger"
              rollen={empfaengerrollen}
              aktiv="empfaengerAdresse"
              onWechsel={bleib}
              fehler={fehler.befund.felder}
            />
            <ZustellStreifen />
            <AllgemeinAbschnitt hatGefahrgut={hatGefahrgut} onBex={meldeBex} />
            <div className="fp-positionsflaeche">
              <PositionenAbschnitt
                speicher={speicher}
                spalten={spalten}
                meldungen={fehler.befund.zellen}
                fehler={fehler.befund.felder.get('auftragspositionen')}
                nurLesen={nurLesen}
                ziel={wege.raster}
              />
              <Fehlerzeile befund={fehler.befund} folge={fehler.folge} springeZu={wege.springeZu} />
            </div>
            <aside className="fp-erfassung-rand" aria-label="Übersicht und Services">
              <UebersichtKarte speicher={speicher} rechne={rechne} {...optionen} />
              <ServicesAbschnitt />
            </aside>
          </div>
        </div>
        <AbbruchFrage offen={frage === 'abbruch'} onJa={() => void gibAuf()} onNein={() => setFrage(null)} />
        <BexHinweis offen={frage === 'bex'} onSchliessen={() => setFrage(null)} />
        <VerlassenFrage istGeaendert={haltAuf} />
      </FormProvider>
    </UmgebungKontext>
  );
}

function BexHinweis({ offen, onSchliessen }: { offen: boolean; onSchliessen: () => void }) {
  return (
    <Dialog
      offen={offen}
      dringend
      titel={text('gefahrgut.bexTitel')}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="OK" primaer autoFocus onClick={onSchliessen} />}
    >
      <p>{text('gefahrgut.bex')}</p>
    </Dialog>
  );
}

/** Escape, wherever the focus is, unless an open list, an editor or a dialog has taken it. */
function useEscape(tat: () => void): void {
  useEffect(() => {
    const hoere = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || e.defaultPrevented) return;
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'))
        return;
      e.preventDefault();
      tat();
    };
    window.addEventListener('keydown', hoere);
    return () => window.removeEventListener('keydown', hoere);
  }, [tat]);
}
