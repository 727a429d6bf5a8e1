import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { memo, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../../components/anzeige/Karte';
import { FormFeld, FormVerweisFeld } from '../../../../components/formular/formular';
import { OrtFeld } from '../../../orte/OrtFeld';
import { landOptionen } from '../../../stammdaten/api/listen';
import type { Adressrolle, Formularwerte } from '../formular/formularwerte';
import { useUmgebung } from '../formular/umgebung';
import { AdressSuche } from './AdressSuche';
import { Anlagezeile } from './Anlagezeile';
import { istAdressfeldOffen } from './adressanlage';
import type { Adressanlage } from './useAdressanlage';

interface Props {
  rolle: Adressrolle;
  anlage: Adressanlage;
  fest: boolean;
  pflicht: boolean;
  autoFocus?: boolean;
}

type Feldname = keyof AuftragAdresse & string;

/** All fields of one address of the order. */
export const AdressFelder = memo(function AdressFelder({ rolle, anlage, fest, pflicht, autoFocus }: Props) {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const laender = useMemo(() => landOptionen(listen.laender), [listen.laender]);
  const id = useWatch<Formularwerte>({ name: `${rolle}.id` }) as number | null | undefined;
  const anlegen = anlage.anlage !== null;
  const zustand = { nurLesen, anlegen, fest, id: id ?? null };
  const offen = (name: Feldname) => istAdressfeldOffen(name, zustand, k);
  const eigenschaften = (name: Feldname) => ({
    name: `${rolle}.${name}`,
    feld: feld(AuftragAdresse, name),
    nurLesen: !offen(name),
    ohneTab: !nurLesen && !offen(name),
  });
  const suche = {
    rolle,
    nurLesen: nurLesen || fest,
    onAnlegen: () => anlage.beginne('getippt'),
  };
  const kopierbar = !nurLesen && !fest && Boolean(id);
  const ort = { in: `${rolle}.`, nurLesen: !offen('ort'), ohneTab: !nurLesen && !offen('ort') };
  return (
    <Zeilen>
      <Zeile>
        {anlegen ? (
          <>
            <FormFeld {...eigenschaften('fremdnummer')} breite={96} />
            <FormFeld {...eigenschaften('name')} pflicht autoFocus={anlage.fokus.current} />
          </>
        ) : (
          <>
            <AdressSuche {...suche} art="fremdnummer" breite={96} />
            <AdressSuche
              {...suche}
              art="name"
              pflicht={pflicht}
              autoFocus={autoFocus ?? false}
              hinten={kopierbar && <Kopierknopf onKopieren={() => anlage.beginne('kopie')} />}
            />
          </>
        )}
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('zeile2')} />
        <FormFeld {...eigenschaften('zeile3')} />
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('strasse')} />
        <FormFeld {...eigenschaften('hausnummer')} breite={96} />
        <FormFeld {...eigenschaften('zusatz')} breite={62} />
      </Zeile>
      <Zeile>
        <FormVerweisFeld {...eigenschaften('land')} label="beschriftung.lkz" optionen={laender} breite={72} />
        <OrtFeld {...ort} art="plz" breite={96} />
        <OrtFeld {...ort} art="ort" />
        <FormFeld {...eigenschaften('ortsteil')} breite={110} />
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('kontakt')} />
        <FormFeld {...eigenschaften('telefon')} label={t(`meldung.${k.variante.telefonLabel}`)} />
        {k.isShowTTMailAdress && <FormFeld {...eigenschaften('mailTrackTrace')} art="email" />}
      </Zeile>
      <Anlagezeile anlage={anlage} />
    </Zeilen>
  );
});

/** The way to change an entry of the address book: as a new one. */
function Kopierknopf({ onKopieren }: { onKopieren: () => void }) {
  return (
    <IconButton
      edge="end"
      tabIndex={-1}
      title={t('auftrag.erfassung.alsNeueAdresseAendern')}
      aria-label={t('auftrag.erfassung.alsNeueAdresseAendern')}
      onClick={onKopieren}
    >
      <CopyIcon style={{ fontSize: 15 }} />
    </IconButton>
  );
}
