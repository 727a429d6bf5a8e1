import type { Ebene } from '@frachtportal/domain/konfiguration/einstellung';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { useAdressleiste } from '../../lib/adresse/useAdressleiste';
import { staendeAbfrage } from './api/coco';
import { Coco } from './Coco';
import { eigeneVon } from './entwurf';
import './coco.css';

/** The configurator (CoCo): every key of the client configuration, on the level chosen. */
export function CocoSeite() {
  const [adresse, setzeAdresse] = useAdressleiste();
  const ebene: Ebene = adresse.get('ebene') === 'installation' ? 'installation' : 'hauptmandant';
  const { data: staende } = useQuery(staendeAbfrage(ebene));
  const { data: installation } = useQuery(staendeAbfrage('installation'));
  const setzeEbene = (neu: Ebene) =>
    setzeAdresse(() => new URLSearchParams(neu === 'installation' ? { ebene: neu } : {}));
  return (
    <>
      <Seitenkopf titel="allgemein.konfiguratorCoCo" />
      {staende && installation ? (
        <Coco
          key={ebene}
          gelesen={{ ebene, staende, darunter: ebene === 'installation' ? null : eigeneVon(installation) }}
          onEbene={setzeEbene}
        />
      ) : (
        <LinearProgress />
      )}
    </>
  );
}
