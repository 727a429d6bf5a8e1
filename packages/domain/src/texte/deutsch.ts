import { adresstexte } from './deutsch-adressen.js';
import { auftragslistentexte } from './deutsch-auftragsliste.js';
import { dispotexte } from './deutsch-dispo.js';
import { dokumenttexte } from './deutsch-dokumente.js';
import { kontentexte } from './deutsch-konten.js';
import { stammdatentexte } from './deutsch-stammdaten.js';
import { verwaltungstexte } from './deutsch-verwaltung.js';

/** The German texts by key. Literal messages of the contract stand here and nowhere else. */
export const deutsch: Record<string, string> = {
  ...adresstexte,
  ...auftragslistentexte,
  ...dispotexte,
  ...dokumenttexte,
  ...kontentexte,
  ...stammdatentexte,
  ...verwaltungstexte,
  'feld.pflicht': 'Feld ist ein Pflichtfeld. Bitte ausfüllen.',
  'feld.text': 'Bitte einen Text eingeben.',
  'feld.zeichen': 'Der Text enthält ungültige Zeichen.',
  'feld.zuLang': 'Bitte höchstens {max} Zeichen eingeben.',
  'feld.umbrueche': 'Bitte höchstens {max} Zeilenumbrüche eingeben.',
  'feld.zahl': 'Bitte eine Zahl eingeben.',
  'feld.bereich': 'Bitte eine Zahl von {von} bis {bis} eingeben.',
  'feld.dezimal': 'Bitte höchstens {dezimal} Nachkommastellen eingeben.',
  'feld.kennung': 'Bitte eine gültige Kennung angeben.',
  'feld.tag': 'Bitte ein gültiges Datum eingeben.',
  'feld.uhrzeit': 'Bitte eine Uhrzeit eingeben, z. B. 08:30.',
  'feld.zeitpunkt': 'Bitte einen gültigen Zeitpunkt angeben.',
  'feld.wahrheit': 'Bitte Ja oder Nein angeben.',
  'feld.auswahl': 'Bitte einen der angebotenen Werte wählen.',
  'feld.objekt': 'Hier wird ein Objekt erwartet.',
  'feld.liste': 'Hier wird eine Liste erwartet.',
  'feld.verweis': 'Bitte einen Eintrag wählen.',
  'feld.zuViele': 'Bitte höchstens {max} Einträge angeben.',
  'feld.unbekannt': 'Das Feld {name} ist nicht bekannt.',

  'auftrag.iban': 'Bitte eine gültige IBAN eingeben.',
  'auftrag.bic': 'Bitte einen gültigen BIC eingeben.',
  'auftrag.positionFehlt': 'Bitte mindestens eine Auftragsposition erfassen.',
  'auftrag.massZuGross': 'Das Ergebnis ist zu groß. Bitte Maße und Anzahl prüfen.',
  'auftrag.summeZuGross': 'Die Summe der Positionen ist zu groß. Bitte Gewichte und Anzahlen prüfen.',
  'auftrag.zustellungVorAbholung': 'Das Zustelldatum darf nicht vor dem Abholdatum liegen.',
  'auftrag.zeitVonBis': 'Die Uhrzeit „von“ darf nicht nach „bis“ liegen.',
  'auftrag.gespeichert': 'Der Auftrag {number} wurde erfolgreich gespeichert.',
  'auftrag.aktualisiert': 'Der Auftrag {number} wurde erfolgreich aktualisiert.',
  'auftrag.geloescht': 'Der Auftrag {number} wurde gelöscht.',
  'auftrag.nichtErfasst':
    'Der Auftrag {number} ist nicht mehr im Status „erfasst Internet“ und kann nicht geändert werden.',
  'auftrag.uebertragen': '{count} Aufträge wurden zur Übertragung an {dispo} markiert.',
  'auftrag.uebertragenEiner': '1 Auftrag wurde zur Übertragung an {dispo} markiert.',
  'auftrag.zurueckgenommen': 'Es wurden {count} Aufträge aus der Übertragung an {dispo} entfernt',
  'auftrag.speichernVorDruck': 'Auftrag muss erst Gespeichert werden.',
  'auftrag.uebernahmelisteNichtDruckbar':
    'Die Übernahmeliste kann für Auftrag {number} noch nicht gedruckt werden',
  'auftrag.abbrechen': 'Möchten Sie diesen Auftrag wirklich abbrechen?',
  'auftrag.loeschenTitel': 'Auftrag löschen',
  'auftrag.loeschenFrage': 'Soll der markierte Auftrag entfernt werden?',
  'auftrag.adressanlageOffen': 'Die Adresseanlage wurde nicht abgeschlossen.',
  'auftrag.keinLetzterEmpfaenger': 'Es gibt noch keinen zuletzt erfassten Empfänger.',
  'auftrag.nurEiner': 'Bitte genau einen Auftrag im Status „erfasst Internet“ markieren.',
  'auftrag.keineAenderung': 'Die Auftragserfassung ist für diesen Mandanten gesperrt.',
  'auftrag.warnungLeer': 'Position {nummer}: Bitte Anzahl mit Verpackung oder Lademittel angeben.',
  'auftrag.warnungGefahrgut': 'Position {nummer}: {name} ist nicht für Gefahrgut vorgesehen.',

  'adresse.telefon': 'Telefon',
  'adresse.telefonEmailWebsite': 'Tel.Nr., eMail, Website',
  'position.zeichenNummer': 'Zeichen/Nr.',
  'position.kundenAb': 'Kunden-AB',
  'konfiguration.tauschOderLademittel':
    'Tauschgeräte und zusätzliche Lademittel dürfen nicht beide gewählt sein.',
  'konfiguration.unbekannt': 'Die Einstellung {name} ist nicht bekannt.',
  'konfiguration.wert': 'Der Wert von „{name}“ ist nicht möglich.',

  'gefahrgut.nettoOderLiter': 'Bitte füllen Sie Nettogewicht oder Liter aus.',
  'gefahrgut.entwederNettoOderLiter': 'Bitte füllen Sie entweder Nettogewicht oder Liter aus.',
  'gefahrgut.nettoUeberBrutto': 'Nettogewicht darf nicht größer sein als Bruttogewicht.',
  'gefahrgut.bexTitel': 'BEX Premium Dienst zurückgesetzt',
  'gefahrgut.bex': 'Der BEX Premium Dienst ist in Verbindung mit Gefahrgut nicht zulässig',
  'gefahrgut.unnrUndKlasse': 'UN-Nummer und Klasse gehören nicht zusammen.',

  'liste.zeileMarkieren': 'Bitte markieren Sie eine Zeile.',
  'suche.zeitraum': 'Bitte korrigieren Sie die Angaben des Zeitraumes.',

  'anmeldung.leer': 'Bitte Benutzer und Passwort eingeben',
  'anmeldung.falsch': 'Benutzer oder Passwort ist falsch.',
  'anmeldung.unbestaetigt': 'Bitte bestätigen Sie zuerst Ihre E-Mail Adresse.',
  'anmeldung.gesperrt': 'Zu viele Versuche. Bitte versuchen Sie es in {sekunden} Sekunden noch einmal.',
  'anmeldung.weiter': 'Ihre Eingaben auf dieser Seite bleiben erhalten, {name}.',
  'anmeldung.unbekannt': 'Unbekannter Fehler aufgetreten. Bitte neu anmelden.',
  'anmeldung.abgelaufen': 'Anmeldung abgelaufen. Bitte melden Sie sich erneut an.',

  'server.getrennt': 'Server nicht erreichbar – es wird weiter versucht. Ihre Eingaben bleiben erhalten.',
  'server.nichtErreichbar': 'Server nicht erreichbar',
  'server.unbekannt': 'Unbekannter Server Fehler aufgetreten',
  'server.technisch': 'Technischer Fehler aufgetreten',
  'server.nichtGefunden': 'Der gewünschte Eintrag wurde nicht gefunden.',
  'server.keinRecht': 'Für diese Aktion fehlt die Berechtigung.',
  'server.konflikt': 'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte neu laden.',
  'server.doppelt': 'Ein solcher Eintrag ist schon vorhanden.',
  'server.verwendet': 'Der Eintrag wird noch verwendet oder verweist auf etwas, das es nicht gibt.',
  'server.zuGross': 'Die Anfrage ist zu groß.',
  'server.unlesbar': 'Die Anfrage ist nicht lesbar.',
  'server.medientyp': 'Dieses Format wird nicht angenommen.',
  'server.methode': 'Diese Adresse gibt es nicht.',
  'server.zuViele': 'Zu viele Anfragen. Bitte kurz warten.',
  'server.andereAnfrage': 'Derselbe Idempotency-Key wurde schon mit anderem Inhalt verwendet.',
  'server.sortierung': 'Nach {feld} kann nicht sortiert werden.',
  'server.parameter': 'Required parameter {name} was null or undefined when calling {ruf}.',
  'bericht.abgelaufen': 'Der Druckauftrag ist abgelaufen. Bitte drucken Sie noch einmal.',
  'bericht.wirdVorbereitet': 'Der Druck wird vorbereitet …',
  'bericht.zuLange': 'Der Druck hat zu lange gedauert. Bitte wählen Sie weniger Aufträge.',
  'bericht.zuVieleEtiketten':
    'Das wären {anzahl} Etiketten in einem Druck, möglich sind höchstens {max}. Bitte wählen Sie weniger Aufträge.',
  'bericht.belegeZuGross':
    'Die gespeicherten Belege dieser Aufträge sind zusammen größer als {mb} MB. Bitte wählen Sie weniger Aufträge.',
  'bericht.zuVieleZeilen':
    'Dieser Druck wäre mit {anzahl} Zeilen zu groß, möglich sind höchstens {max}. Bitte wählen Sie weniger Aufträge.',
};
