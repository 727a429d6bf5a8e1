import { dplusUpdateAktualisiere } from '@frachtportal/api-client/generated/dispo';
import { dispoindexe } from '@frachtportal/domain/dispo/dispoindex';
import { t } from '@frachtportal/texte/t';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte, Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { optionenAus } from '../../components/felder/optionen';

/** Asks the dispatch system to bring one of its indexes up to date with the portal's data. */
export function DispoindexKarte() {
  const [index, setIndex] = useState('adressen');
  const { melde } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await dplusUpdateAktualisiere(index)).data,
    onSuccess: (meldungen) => melde(meldungen),
  });
  return (
    <Karte
      titel="allgemein.dispositionssystem"
      aktionen={
        <Knopf text="dispo.dispoindexKarte.indexAktualisieren" laeuft={isPending} onClick={() => mutate()} />
      }
    >
      <Zeilen>
        <AuswahlFeld
          label="beschriftung.index"
          breite={240}
          optionen={optionenAus(dispoindexe)}
          wert={index}
          onAendern={(id) => id !== null && setIndex(String(id))}
        />
        <p className="fp-gedaempft">{t('dispo.dispoindexKarte.erklaerung')}</p>
      </Zeilen>
    </Karte>
  );
}
