import { t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Statusmarke, type Statuston } from '../../../components/anzeige/Statusmarke';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import {
  type Einrichtungsschritt,
  einrichtungsschluessel,
  sendeProbe,
  type Weg,
  waehle,
  wege,
} from './schritte';

interface Eigenschaften {
  schritt: Einrichtungsschritt;
  /** The first one that is still to be done. */
  dran: boolean;
  onDialog: (dialog: Extract<Weg, { dialog: string }>['dialog']) => void;
}

const toene: Readonly<Record<Einrichtungsschritt['stand'], Statuston>> = {
  erledigt: 'ok',
  offen: 'warn',
  uebersprungen: 'neutral',
};

/** One step: how it stands, and the way to do it, or not to. */
export function Schrittkarte({ schritt: { schritt, stand, satz }, dran, onDialog }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const nachher = { onSettled: () => abfragen.invalidateQueries({ queryKey: einrichtungsschluessel }) };
  const ueberspringen = useMutation({
    ...nachher,
    mutationFn: (uebersprungen: boolean) => waehle(schritt, { uebersprungen }),
  });
  const probe = useMutation({
    ...nachher,
    mutationFn: () => sendeProbe(),
    onSuccess: () => info('einrichtung.probeGesendet'),
  });
  const weg = wege[schritt];
  const name = t(`einrichtung.schritt.${schritt}`);
  return (
    <li className="fp-karte fp-schritt" data-stand={stand} aria-current={dran ? 'step' : undefined}>
      <h2>{name}</h2>
      <Statusmarke ton={toene[stand]} text={`einrichtung.${stand}`} />
      <p>{satz}</p>
      <div className="fp-reihe">
        {schritt === 'mail' && (
          <Knopf text="einrichtung.probemail" laeuft={probe.isPending} onClick={() => probe.mutate()} />
        )}
        {'dialog' in weg ? (
          <Knopf text="allgemein.bearbeiten" primaer={dran} onClick={() => onDialog(weg.dialog)} />
        ) : (
          <Link to={weg.pfad} aria-label={t('betrieb.ansehenWas', { was: name })}>
            {t('klaerfall.ansehen')}
          </Link>
        )}
        {stand !== 'erledigt' && (
          <Knopf
            text={stand === 'offen' ? 'einrichtung.ueberspringen' : 'einrichtung.wiederaufnehmen'}
            leise
            laeuft={ueberspringen.isPending}
            onClick={() => ueberspringen.mutate(stand === 'offen')}
          />
        )}
      </div>
    </li>
  );
}
