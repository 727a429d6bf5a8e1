import type { Faktorstand } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { entfernePasskey, fragePasskey, legePasskey, sicherheitsschluessel } from './api/sicherheit';
import { Passwortfrage } from './Passwortfrage';
import { frageNeuen, passkeysGehen } from './passkey';

interface Eigenschaften {
  id: number;
  eigene: boolean;
  stand: Faktorstand;
}

/** The passkeys beside the codes of an app: which there are, another one, one less. */
export function Passkeys({ id, eigene, stand: { passkeys, passkeyHost } }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: entfernePasskey,
    onSuccess: () => info('sicherheit.passkeyEntfernt'),
    onSettled: () => abfragen.invalidateQueries({ queryKey: sicherheitsschluessel }),
  });
  if (!passkeyHost && !passkeys.length) return null;
  return (
    <section className="fp-stapel" aria-label={t('sicherheit.passkey.titel')}>
      <h3>{t('sicherheit.passkey.titel')}</h3>
      {passkeys.length === 0 && eigene && <p>{t('sicherheit.passkey.erklaerung')}</p>}
      <ul className="fp-passkeys">
        {passkeys.map((p) => (
          <li key={p.id} className="fp-reihe fp-verteilt">
            <span>
              <b>{p.name}</b>{' '}
              <span className="fp-gedaempft">
                {t('sicherheit.passkey.angelegtAm')} {formatiereZeitpunkt(p.angelegtAm)}
                {p.zuletztAm && ` · ${t('sicherheit.passkey.zuletztAm')} ${formatiereZeitpunkt(p.zuletztAm)}`}
              </span>
            </span>
            <Knopf
              text={t('sicherheit.passkey.entfernen', { name: p.name })}
              icon={<DeleteIcon fontSize="small" />}
              nurIcon
              leise
              laeuft={isPending}
              onClick={() => mutate({ id, passkey: p.id })}
            />
          </li>
        ))}
      </ul>
      {eigene && <Hinzufuegen host={passkeyHost} />}
    </section>
  );
}

function Hinzufuegen({ host }: { host: string | null }) {
  const abfragen = useQueryClient();
  const { melde, info } = useMeldungen();
  const [fragt, setFragt] = useState(false);
  const [laeuft, setLaeuft] = useState(false);
  if (!host) return null;
  if (!passkeysGehen(host))
    return <p className="fp-gedaempft">{t('sicherheit.passkey.anderswo', { host })}</p>;
  const fuegeHinzu = async (passwortAlt: string | null) => {
    const antwort = await frageNeuen(await fragePasskey(passwortAlt));
    await legePasskey(antwort);
    setFragt(false);
    info('sicherheit.passkeyAngelegt');
    await abfragen.invalidateQueries({ queryKey: sicherheitsschluessel });
  };
  /** Whoever has just logged in is not asked for the password. */
  const versuche = async () => {
    setLaeuft(true);
    await fuegeHinzu(null).catch((grund: unknown) => {
      const meldungen = meldungenVon(grund);
      if (meldungen.some((m) => m.field === 'passwortAlt')) setFragt(true);
      else melde(meldungen);
    });
    setLaeuft(false);
  };
  return (
    <div className="fp-werkzeuge">
      <Knopf text="sicherheit.passkey.hinzufuegen" laeuft={laeuft} onClick={() => void versuche()} />
      {fragt && (
        <Dialog
          offen
          titel="sicherheit.passkey.hinzufuegen"
          breite={460}
          onSchliessen={() => setFragt(false)}
        >
          <Passwortfrage
            knopf="sicherheit.passkey.hinzufuegen"
            sende={fuegeHinzu}
            onAbbrechen={() => setFragt(false)}
          />
        </Dialog>
      )}
    </div>
  );
}
