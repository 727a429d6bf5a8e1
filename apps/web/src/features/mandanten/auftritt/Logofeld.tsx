import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dateiflaeche } from '../../importe/Dateiflaeche';
import { alsLogo } from './logobild';

const regeln = { arten: ['png', 'jpg', 'jpeg', 'svg', 'webp'], hoechstensMb: 5 };

/** The picture that stands for the forwarder: chosen, seen, taken away. */
export function Logofeld() {
  const { field, fieldState } = useController({ name: 'logo' });
  const [mangel, setMangel] = useState(false);
  const nimm = async ([datei]: File[]) => {
    const bild = datei && (await alsLogo(datei, regeln.hoechstensMb));
    setMangel(!bild);
    if (bild) field.onChange(bild);
  };
  const meldung = mangel ? satz(fehler('mandant.auftritt.logo.unlesbar')) : fieldState.error?.message;
  return (
    <div className="fp-stapel">
      <Dateiflaeche
        label="mandant.auftritt.logoWaehlen"
        {...regeln}
        onDateien={(dateien) => void nimm(dateien)}
        stand={meldung ?? t('mandant.auftritt.logoHilfe')}
        fehlerhaft={meldung !== undefined}
      />
      {field.value && (
        <div className="fp-reihe">
          <img src={field.value} className="fp-auftrittlogo" alt={t('mandant.auftritt.logo')} />
          <Knopf text="mandant.auftritt.logoEntfernen" leise onClick={() => field.onChange(null)} />
        </div>
      )}
    </div>
  );
}
