import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { istFesterAbsender } from '@frachtportal/domain/auftrag/angebot';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { type Erfassende, ohneNichtErfasste } from '@frachtportal/domain/auftrag/freigaben';
import { zustelltag } from '@frachtportal/domain/auftrag/termine';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { heute } from '../../../lib/format/datum';
import { neueKennung } from '../../../lib/kennung';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useSitzung } from '../../../lib/sitzung';
import { eigeneAdresse } from '../../adressen/api/adressbuch';
import { abholfrage, abholtag } from '../api/abholung';
import { legeAn } from '../api/auftrag';
import { AuftragFormular } from './AuftragFormular';
import { useEntwurfName, useNachher } from './formular/ablauf';
import { adresseAus, neuerAuftrag, type Vorlage } from './formular/formularwerte';
import { letzteAdresse } from './formular/letzteAdressen';
import { useGeladeneListen, useMetrokennungGezeigt } from './formular/listen';
import { ohneGesperrte } from './services/services';

interface Start {
  /** What it starts with when it is copied or comes from a template or a proposal. */
  kopie?: { id: number; vorlage: Vorlage };
  woraus?: 'kopie' | 'vorlage' | 'vorschlag';
  /** How it is stored, where that is more than creating it. */
  anlegen?: typeof legeAn;
  /** Where to afterwards, if not to the list of orders. */
  zurueck?: string;
  /** Stands in the form. */
  children?: ReactNode;
}

/** A new order. */
export function AuftragAnlegen({ kopie, woraus = 'kopie', anlegen = legeAn, ...p }: Start) {
  const sitzung = useSitzung();
  const konfiguration = useKonfiguration();
  const metro = useMetrokennungGezeigt();
  const eigener = sitzung?.ansprueche['mandant-id'] ?? null;
  // Asked for together with the lists, not after them.
  const mandant = kopie ? (kopie.vorlage.werte.mandant?.id ?? null) : eigener;
  const [letzter] = useState(
    () => !kopie && letzteAdresse('absenderAdresse', sitzung?.ansprueche.sub, eigener),
  );
  const mitEigenem = konfiguration.isAbsenderEditDeny || !(kopie || letzter);
  const absenderfrage = absenderAbfrage(mitEigenem, kopie ? mandant : null);
  const abholabfrage = abholtag(abholfrage({ mandant: eigener === null ? null : { id: eigener } }));
  usePrefetchQuery(absenderfrage);
  usePrefetchQuery(abholabfrage);
  const listen = useGeladeneListen(mandant);
  const absender = useSuspenseQuery(absenderfrage).data;
  const abholung = useSuspenseQuery(abholabfrage).data.beladedatum;
  const [vorlage] = useState(() => {
    if (kopie) {
      const erfasste = nurErfasste(kopie.vorlage, { konfiguration, metro }, listen.auftragdefaultservice);
      return mitNeuenTagen(mitFestemAbsender(erfasste, absender), abholung, konfiguration);
    }
    const landId = listen.laender.toSorted((a, b) => a.skey - b.skey)[0]?.id ?? null;
    const angaben = { heute: heute(), abholung, mandantId: eigener, landId };
    const neu = neuerAuftrag(konfiguration, angaben);
    if (absender) neu.werte.absenderAdresse = adresseAus(absender);
    else if (letzter) neu.werte.absenderAdresse = letzter;
    return neu;
  });
  const { absenden, nochmal } = useEinmaligesAnlegen(anlegen);
  const nachher = useNachher('auftrag.gespeichert', p.zurueck);
  const entwurfName = useEntwurfName(kopie ? `${woraus}-${kopie.id}` : 'neu');
  const waehlbar = kopie ? 'gesperrt' : 'frei';
  return (
    <>
      <AuftragFormular
        vorlage={vorlage}
        kopf={{ datum: vorlage.werte.datum ?? null, erfasser: sitzung?.username ?? '' }}
        nurLesen={false}
        mandantwahl={sitzung?.ansprueche.hauptmandant ? waehlbar : 'keine'}
        entwurfName={entwurfName}
        absenden={absenden}
        {...nachher}
      >
        {p.children}
      </AuftragFormular>
      <FrageDialog
        offen={nochmal !== null}
        titel="auftrag.erfassung.auftragSchonGespeichert"
        frage="auftrag.erfassung.weitererAuftragFrage"
        onJa={() => nochmal?.(true)}
        onNein={() => nochmal?.(false)}
      />
    </>
  );
}

/** The client's own address where the order begins with it, else nothing. */
function absenderAbfrage(gefragt: boolean, mandant: number | null) {
  const eigene = eigeneAdresse(mandant);
  return {
    ...eigene,
    queryKey: [...eigene.queryKey, gefragt],
    queryFn: gefragt ? eigene.queryFn : () => null,
  } as typeof eigene;
}

/** A copy of an order of another sender starts with the fixed one: in a locked field nobody could change it. */
function mitFestemAbsender(vorlage: Vorlage, eigene: Adresse | null): Vorlage {
  const { absenderAdresse } = vorlage.werte;
  if (!eigene || istFesterAbsender(absenderAdresse, eigene)) return vorlage;
  return { ...vorlage, werte: { ...vorlage.werte, absenderAdresse: adresseAus(eigene) } };
}

/** Days that have passed are no days of a new order: it gets those that it would begin with. */
function mitNeuenTagen(vorlage: Vorlage, abholung: string, konfiguration: Konfiguration): Vorlage {
  const { beladedatum, entladedatum } = vorlage.werte;
  if (!beladedatum || beladedatum >= heute()) return vorlage;
  const zustellung = entladedatum && zustelltag(abholung, konfiguration);
  return { ...vorlage, werte: { ...vorlage.werte, beladedatum: abholung, entladedatum: zustellung } };
}

/** What a new order takes over: no blocked services, and nothing that is not captured here. */
function nurErfasste(vorlage: Vorlage, e: Erfassende, definitionen: readonly ServiceDefinition[]): Vorlage {
  const auftragServices = ohneGesperrte(vorlage.werte.auftragServices ?? [], definitionen);
  return { ...vorlage, werte: ohneNichtErfasste({ ...vorlage.werte, auftragServices }, e) };
}

/**
 * One key a form: whatever happens to the answer, the order is created once. Where the answer of a first try was lost
 * and the order changed since, the user decides whether there shall be two.
 */
function useEinmaligesAnlegen(anlegen: typeof legeAn) {
  const schluessel = useRef<string>(neueKennung());
  const [nochmal, setNochmal] = useState<((ja: boolean) => void) | null>(null);
  const absenden = useCallback(
    async (auftrag: Partial<Auftrag>): Promise<Auftrag | undefined> => {
      try {
        return await anlegen(auftrag, schluessel.current);
      } catch (grund) {
        const gespeichert =
          grund instanceof ApiFehler && grund.meldungen.some((m) => m.key === 'server.andereAnfrage');
        if (!gespeichert) throw grund;
        const ja = await new Promise<boolean>((antwort) => setNochmal(() => antwort));
        setNochmal(null);
        if (!ja) return undefined;
        schluessel.current = neueKennung();
        return anlegen(auftrag, schluessel.current);
      }
    },
    [anlegen],
  );
  return { absenden, nochmal };
}
