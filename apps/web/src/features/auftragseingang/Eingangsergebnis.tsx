import { t } from '@frachtportal/texte/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Statusmarke, type Statuston } from '../../components/anzeige/Statusmarke';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { FrageDialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { useRechte } from '../../lib/rechte';
import { Importfortschritt } from '../importe/Importfortschritt';
import {
  type Auftragseingang,
  abgelehnteZeilen,
  antwortdatei,
  eingangsschluessel,
  nimmZurueck,
  uebernimm,
  verwirf,
} from './api/auftragseingang';
import { formatnamen } from './api/formatnamen';
import { useNeueInListe } from './useNeueInListe';

interface Eigenschaften {
  lauf: Auftragseingang;
  onLaeuft: (laeuft: boolean) => void;
  onVerworfen: () => void;
}

/** What the file would bring, or has brought, and what can be done with it. */
export function Eingangsergebnis({ lauf, onLaeuft, onVerworfen }: Eigenschaften) {
  const { id, zustand } = lauf;
  const [doppelte, setDoppelte] = useState(false);
  const aktionen = useAktionen(lauf, onLaeuft, onVerworfen);
  const neueInListe = useNeueInListe(lauf);
  const offen = zustand === 'geprueft' || zustand === 'uebernahme';
  const anzahl = lauf.neu + (doppelte ? lauf.doppelt : 0) - lauf.uebernommen;
  return (
    <>
      <p className="fp-gedaempft">{t(formatnamen[lauf.format])}</p>
      {lauf.ausgeblendeteZeilen + lauf.ausgeblendeteSpalten > 0 && (
        <p role="status">
          {t('auftragseingang.ausgeblendet', {
            zeilen: lauf.ausgeblendeteZeilen,
            spalten: lauf.ausgeblendeteSpalten,
          })}
        </p>
      )}
      <p className="fp-reihe" role="status">
        {zahlen(lauf).map(({ text, zahl, ton }) => (
          <Statusmarke key={text} ton={ton} text={`${zahl.toLocaleString('de-DE')} ${t(text)}`} />
        ))}
      </p>
      {offen && lauf.doppelt > 0 && (
        <Schalter label="beschriftung.doppelteUebernehmen" wert={doppelte} onAendern={setDoppelte} />
      )}
      {aktionen.uebernehmen.isPending && (
        <Importfortschritt
          text="auftragseingang.uebernehmen.laeuft"
          getan={lauf.uebernommen}
          gesamt={lauf.uebernommen + Math.max(anzahl, 0)}
        />
      )}
      <div className="fp-reihe">
        {offen && (
          <Knopf
            text={t('auftragseingang.uebernehmen', { anzahl: Math.max(anzahl, 0) })}
            primaer
            deaktiviert={anzahl <= 0}
            laeuft={aktionen.uebernehmen.isPending}
            onClick={() => aktionen.uebernehmen.mutate(doppelte)}
          />
        )}
        {neueInListe && <Link to={neueInListe}>{t('auftragseingang.inListe')}</Link>}
        {lauf.abgelehnt > 0 && zustand !== 'zurueckgenommen' && (
          <Knopf
            text="auftragseingang.abgelehnteLaden"
            icon={<DownloadIcon />}
            onClick={async () => ladeDateiHerunter(`${lauf.dateiname}.xlsx`, await abgelehnteZeilen(id))}
          />
        )}
        {lauf.format === 'edifact' && (
          <Knopf
            text="auftragseingang.contrlLaden"
            icon={<DownloadIcon />}
            onClick={async () => ladeDateiHerunter(`contrl-${id}.edi`, await antwortdatei(id))}
          />
        )}
        <Rueckweg lauf={lauf} aktionen={aktionen} />
      </div>
    </>
  );
}

/** Away with the file, or with what came of it. */
function Rueckweg({ lauf, aktionen }: { lauf: Auftragseingang; aktionen: ReturnType<typeof useAktionen> }) {
  const darf = useRechte();
  const [fragt, setFragt] = useState(false);
  if (lauf.uebernommen === 0)
    return lauf.zustand === 'geprueft' || lauf.zustand === 'pruefung' ? (
      <Knopf text="allgemein.verwerfen" onClick={() => aktionen.verwerfen.mutate()} />
    ) : null;
  if (lauf.zustand === 'zurueckgenommen' || !darf('auftrag.loeschen')) return null;
  return (
    <>
      <Knopf text="auftragseingang.zuruecknehmen" gefahr onClick={() => setFragt(true)} />
      <FrageDialog
        offen={fragt}
        titel={t('auftragseingang.zuruecknehmen')}
        frage={t('auftragseingang.zuruecknehmen.frage', { anzahl: lauf.uebernommen })}
        gefahr
        laeuft={aktionen.zuruecknehmen.isPending}
        onNein={() => setFragt(false)}
        onJa={() => aktionen.zuruecknehmen.mutate(undefined, { onSettled: () => setFragt(false) })}
      />
    </>
  );
}

function useAktionen({ id }: Auftragseingang, onLaeuft: (laeuft: boolean) => void, onVerworfen: () => void) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  // Also the lists of orders look different now.
  const erneuern = () => abfragen.invalidateQueries();
  const uebernehmen = useMutation({
    mutationFn: (doppelte: boolean) => uebernimm(id, doppelte),
    onMutate: () => onLaeuft(true),
    onSettled: async () => {
      onLaeuft(false);
      await erneuern();
    },
    onSuccess: ({ uebernommen }) => info('auftragseingang.uebernommen', { anzahl: uebernommen }),
  });
  const zuruecknehmen = useMutation({
    mutationFn: () => nimmZurueck(id),
    onSuccess: async () => {
      info('auftragseingang.zurueckgenommen');
      await erneuern();
    },
  });
  const verwerfen = useMutation({
    mutationFn: () => verwirf(id),
    onSuccess: async () => {
      onVerworfen();
      await abfragen.invalidateQueries({ queryKey: eingangsschluessel });
    },
  });
  return { uebernehmen, zuruecknehmen, verwerfen };
}

function zahlen(l: Auftragseingang): { text: string; zahl: number; ton: Statuston }[] {
  const alle: { text: string; zahl: number; ton: Statuston }[] = [
    { text: 'beschriftung.uebernommen', zahl: l.uebernommen, ton: 'ok' },
    { text: 'beschriftung.neu', zahl: Math.max(0, l.neu - l.uebernommen), ton: 'info' },
    { text: 'beschriftung.doppelt', zahl: l.doppelt, ton: 'warn' },
    { text: 'beschriftung.schonVorhanden', zahl: l.vorhanden, ton: 'neutral' },
    { text: 'beschriftung.abgelehnt', zahl: l.abgelehnt, ton: 'err' },
  ];
  return alle.filter((z, i) => z.zahl > 0 || (i === 1 && l.auftraege === 0));
}
