import type { verwaltungstexte } from './deutsch-verwaltung.js';

/** English texts of the admin area; the type demands every German key. */
export const verwaltungstexteEnglisch: Record<keyof typeof verwaltungstexte, string> = {
  'mandant.angelegt': 'The client {name} was created successfully.',
  'mandant.geaendert': 'The client {name} was updated successfully.',
  'mandant.zugeordnet': 'The client {name} was assigned.',
  'mandant.hauptGeworden': '{name} is a main client now.',
  'mandant.freiGeworden': '{name} is a free client now.',
  'mandant.schonFrei': 'This client is free already.',
  'mandant.hauptWaehlen': 'Please mark a main client first.',

  'status.ketteGespeichert': 'The default status chain was saved.',
  'status.nameVergeben': 'There is a display status “{name}” already.',
  'status.angelegt': 'The status “{name}” was created successfully.',
  'status.geaendert': 'The status “{name}” was updated successfully.',
  'status.geloescht': 'The status “{name}” was deleted.',
  'status.anzeigeWaehlen': 'Please mark a display status first.',

  'mail.keineDatei': 'This mail was sent and is not kept as a file.',

  'konfiguration.zurueckgenommen': 'The change was taken back.',
  'konfiguration.keinProfil': 'This file is not a profile of Frachtportal.',
};
