import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { einAuftrag, eineAdresse } from '@frachtportal/domain/testing/builder';
import { konfiguriere } from '../konfiguration.js';
import type { Vorrat } from './rechtematrix-zeile.js';

/** With every part an order can have, so that a wrong id in one of them is all that is wrong. */
const auftrag = () => ({
  body: einAuftrag()
    .ohneTermine()
    .mitGefahrgut()
    .mitLademittel(1)
    .mit(Object.fromEntries(auftragsrollen.map(({ feld }) => [feld, eineAdresse().build()])))
    .build(),
});
/** Without these the server takes no order with all these parts. */
const alleTeile = {
  isZusaetzlicheLademittel: 'true',
  isShowEmpfRechnung: 'true',
  isShowAbsenderNeutral: 'true',
};
export const auftragMitAllem = async ({ portal }: Vorrat) => {
  await konfiguriere(portal, alleTeile, 'installation');
  return auftrag();
};
