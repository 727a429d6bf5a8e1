import { t } from '@frachtportal/texte/t';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';

/** Takes a picture of a paper, where there is a camera at hand: on a phone. */
export function Kamera({ onBilder }: { onBilder: (bilder: File[]) => void }) {
  const id = useId();
  const handgeraet = useMediaQuery('(pointer: coarse)', { noSsr: true });
  if (!handgeraet) return null;
  return (
    <div className="fp-kamera">
      <input
        id={id}
        type="file"
        className="fp-nur-vorlesen"
        accept="image/*"
        capture="environment"
        onChange={(e) => {
          onBilder([...(e.target.files ?? [])]);
          e.target.value = '';
        }}
      />
      <label htmlFor={id}>
        <CameraIcon aria-hidden="true" /> {t('dokument.hochladen.foto')}
      </label>
    </div>
  );
}
