import { adresstexteEnglisch } from './englisch-adressen.js';
import { auftragstexteEnglisch } from './englisch-auftraege.js';
import { auftragslistentexteEnglisch } from './englisch-auftragsliste.js';
import { dispotexteEnglisch } from './englisch-dispo.js';
import { dokumenttexteEnglisch } from './englisch-dokumente.js';
import { kontentexteEnglisch } from './englisch-konten.js';
import { stammdatentexteEnglisch } from './englisch-stammdaten.js';
import { verwaltungstexteEnglisch } from './englisch-verwaltung.js';

/** The English texts by key. */
export const englisch: Record<string, string> = {
  ...adresstexteEnglisch,
  ...auftragslistentexteEnglisch,
  ...auftragstexteEnglisch,
  ...dispotexteEnglisch,
  ...dokumenttexteEnglisch,
  ...kontentexteEnglisch,
  ...stammdatentexteEnglisch,
  ...verwaltungstexteEnglisch,
  'feld.pflicht': 'This field is required. Please fill it in.',
  'feld.text': 'Please enter a text.',
  'feld.zeichen': 'The text contains invalid characters.',
  'feld.zuLang': 'Please enter at most {max} characters.',
  'feld.umbrueche': 'Please enter at most {max} line breaks.',
  'feld.zahl': 'Please enter a number.',
  'feld.bereich': 'Please enter a number from {von} to {bis}.',
  'feld.ganzeZahl': 'Please enter a whole number.',
  'feld.dezimal': 'Please enter at most {dezimal} decimal places.',
  'feld.kennung': 'Please give a valid id.',
  'feld.tag': 'Please enter a valid date.',
  'feld.uhrzeit': 'Please enter a time, e.g. 08:30.',
  'feld.zeitpunkt': 'Please give a valid moment.',
  'feld.wahrheit': 'Please give yes or no.',
  'feld.auswahl': 'Please choose one of the values offered.',
  'feld.objekt': 'An object is expected here.',
  'feld.liste': 'A list is expected here.',
  'feld.verweis': 'Please choose an entry.',
  'feld.zuViele': 'Please give at most {max} entries.',
  'feld.unbekannt': 'The field {name} is not known.',
  'feld.zweitname': 'Two names of the same field say different things.',

  'konfiguration.tauschOderLademittel':
    'Exchange devices and additional load equipment must not both be chosen.',
  'konfiguration.unbekannt': 'The setting {name} is not known.',
  'konfiguration.wert': 'The value of “{name}” is not possible.',

  'anmeldung.leer': 'Please enter user and password',
  'anmeldung.falsch': 'User or password is wrong.',
  'anmeldung.unbestaetigt': 'Please confirm your e-mail address first.',
  'anmeldung.gesperrt': 'Too many attempts. Please try again in {sekunden} seconds.',
  'anmeldung.weiter': 'What you entered on this page stays, {name}.',
  'anmeldung.unbekannt': 'Unknown error. Please log in again.',
  'anmeldung.abgelaufen': 'Login expired. Please log in again.',

  'server.getrennt': 'Server not reachable – trying again. What you entered stays.',
  'server.nichtErreichbar': 'Server not reachable',
  'server.unbekannt': 'Unknown server error occurred',
  'server.technisch': 'Technical error occurred',
  'server.nichtGefunden': 'The entry was not found.',
  'server.keinRecht': 'You are not permitted to do this.',
  'server.konflikt': 'Somebody else has changed the entry meanwhile. Please reload.',
  'server.doppelt': 'Such an entry already exists.',
  'server.verwendet': 'The entry is still used or refers to something that does not exist.',
  'server.zuGross': 'The request is too large.',
  'server.unlesbar': 'The request cannot be read.',
  'server.medientyp': 'This format is not accepted.',
  'server.methode': 'There is no such address.',
  'server.zuViele': 'Too many requests. Please wait a moment.',
  'server.andereAnfrage': 'The same Idempotency-Key was already used with other content.',
  'server.sortierung': 'Sorting by {feld} is not possible.',
  'server.parameter': 'Required parameter {name} was null or undefined when calling {ruf}.',
};
