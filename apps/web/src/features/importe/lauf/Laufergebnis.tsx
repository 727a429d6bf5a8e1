import { satz, t } from '@frachtportal/texte/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Schalter } from '../../../components/bedienung/Schalter';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { ladeDateiHerunter } from '../../../lib/dateien/herunterladen';
import { useRechte } from '../../../lib/rechte';
import { bisGeprueft, type Dateiart, type Laufbild, type Laufzeile } from '../api/dateiart';
import { formatnamen } from '../api/formatnamen';
import { useImportereignisse } from '../api/useImportereignisse';
import { Importfortschritt } from '../Importfortschritt';
import { type Laufaktionen, useLaufaktionen } from './useLaufaktionen';

interface Eigenschaften<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  lauf: L;
  onVerworfen: () => void;
}

/** What the file would bring, or has brought, and what can be done with it. */
export function Laufergebnis<L extends Laufbild, Z extends Laufzeile>({
  art,
  lauf,
  onVerworfen,
}: Eigenschaften<L, Z>) {
  const { id, zustand } = lauf;
  const [doppelte, setDoppelte] = useState(false);
  const [fragt, setFragt] = useState(false);
  const aktionen = useLaufaktionen(art, id, onVerworfen);
  const { uebernehmen } = aktionen;
  const offen = zustand === 'geprueft' || zustand === 'uebernahme';
  const anzahl = Math.max(0, art.offen(lauf, doppelte));
  const rueckfrage = art.rueckfrage?.(lauf) ?? null;
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
      {art.hinweis?.(lauf)}
      <div className="fp-reihe" role="status">
        {art.zahlen(lauf).map(({ text, zahl, ton }) => (
          <Statusmarke key={text} ton={ton} text={`${zahl.toLocaleString('de-DE')} ${t(text)}`} />
        ))}
      </div>
      {offen && (art.doppelte?.(lauf) ?? 0) > 0 && (
        <Schalter label="beschriftung.doppelteUebernehmen" wert={doppelte} onAendern={setDoppelte} />
      )}
      {uebernehmen.isPending && <Fortschritt art={art} lauf={lauf} anzahl={anzahl} aktionen={aktionen} />}
      {art.texte.gescheitert && uebernehmen.isError && (
        <p className="fp-fehlertext" role="status">
          {art.texte.gescheitert(satz(meldungenVon(uebernehmen.error)[0]) ?? '', aktionen.abgebrochen())}
        </p>
      )}
      <div className="fp-reihe">
        {zustand === 'pruefung' && <Weiterpruefen art={art} lauf={lauf} />}
        {offen && (
          <Knopf
            text={art.texte.uebernehmen(anzahl)}
            primaer
            deaktiviert={anzahl === 0}
            laeuft={uebernehmen.isPending}
            onClick={() => (rueckfrage ? setFragt(true) : uebernehmen.mutate(doppelte))}
          />
        )}
        {rueckfrage && (
          <FrageDialog
            offen={fragt}
            titel={art.texte.uebernehmen(anzahl)}
            frage={rueckfrage}
            gefahr
            onNein={() => setFragt(false)}
            onJa={() => {
              setFragt(false);
              uebernehmen.mutate(true);
            }}
          />
        )}
        {lauf.abgelehnt > 0 && zustand !== 'zurueckgenommen' && <Abgelehnte art={art} lauf={lauf} />}
        {art.dazu?.(lauf)}
        <Rueckweg art={art} lauf={lauf} aktionen={aktionen} />
      </div>
    </>
  );
}

interface Weiter<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  lauf: L;
  aktionen: Laufaktionen;
}

function Fortschritt<L extends Laufbild, Z extends Laufzeile>({
  art,
  lauf: { id, uebernommen },
  anzahl,
  aktionen,
}: Weiter<L, Z> & { anzahl: number }) {
  const { fortschritt } = art;
  const queryKey = [...art.schluessel, id, 'stand'];
  useImportereignisse(queryKey, id);
  const { data: stand } = useQuery({
    queryKey,
    queryFn: () => fortschritt?.(id) ?? null,
    enabled: Boolean(fortschritt),
    gcTime: 0,
    meta: { leise: true },
  });
  if (!fortschritt)
    return <Importfortschritt text={art.texte.laeuft} getan={uebernommen} gesamt={uebernommen + anzahl} />;
  return (
    <Importfortschritt
      text={art.texte.laeuft}
      getan={stand?.zeilen ? stand.getan : undefined}
      gesamt={stand?.zeilen || undefined}
      onAbbrechen={aktionen.brichAb}
    />
  );
}

/** Goes on with a check that was interrupted: without it the file could only be put away. */
function Weiterpruefen<L extends Laufbild, Z extends Laufzeile>({
  art,
  lauf,
}: Omit<Weiter<L, Z>, 'aktionen'>) {
  const abfragen = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => bisGeprueft(art, lauf),
    onSettled: () => abfragen.invalidateQueries({ queryKey: art.schluessel }),
  });
  return <Knopf text="import.dateiPruefen" primaer laeuft={isPending} onClick={() => mutate()} />;
}

/** The lines that were refused, as a file to be corrected. */
function Abgelehnte<L extends Laufbild, Z extends Laufzeile>({ art, lauf }: Omit<Weiter<L, Z>, 'aktionen'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      ladeDateiHerunter(`${lauf.dateiname}.xlsx`, (await art.aufrufe.abgelehnte(lauf.id)).data),
  });
  return (
    <Knopf
      text="auftragseingang.abgelehnteLaden"
      icon={<DownloadIcon />}
      laeuft={isPending}
      onClick={() => mutate()}
    />
  );
}

/** Away with the file, or with what came of it. */
function Rueckweg<L extends Laufbild, Z extends Laufzeile>({ art, lauf, aktionen }: Weiter<L, Z>) {
  const darf = useRechte();
  const [fragt, setFragt] = useState(false);
  const zurueck = art.zurueck?.(lauf);
  if (zurueck && lauf.zustand === 'zurueckgenommen' && art.aufrufe.wiedereinsetzen)
    return (
      <Knopf
        text="ort.import.wieder"
        laeuft={aktionen.wiedereinsetzen.isPending}
        onClick={() => aktionen.wiedereinsetzen.mutate()}
      />
    );
  if (!zurueck && lauf.uebernommen === 0)
    return lauf.zustand === 'geprueft' || lauf.zustand === 'pruefung' ? (
      <Knopf
        text="allgemein.verwerfen"
        laeuft={aktionen.verwerfen.isPending}
        onClick={() => aktionen.verwerfen.mutate()}
      />
    ) : null;
  if (zurueck === false || lauf.zustand === 'zurueckgenommen' || !darf(art.rechtZurueck)) return null;
  return (
    <>
      <Knopf text="auftragseingang.zuruecknehmen" gefahr onClick={() => setFragt(true)} />
      <FrageDialog
        offen={fragt}
        titel={t('auftragseingang.zuruecknehmen')}
        frage={art.texte.frage(lauf.uebernommen)}
        gefahr
        laeuft={aktionen.zuruecknehmen.isPending}
        onNein={() => setFragt(false)}
        onJa={() => aktionen.zuruecknehmen.mutate(undefined, { onSettled: () => setFragt(false) })}
      />
    </>
  );
}
