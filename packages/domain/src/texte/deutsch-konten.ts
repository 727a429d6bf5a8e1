/** Texts of accounts and administration. */
export const kontentexte = {
  'passwort.regel':
    'Bitte mindestens {min}, max. 25 Zeichen, einen Großbuchstaben, eine Zahl und ein Sonderzeichen eingeben',
  'passwort.wiederholung': 'Die Passwörter sind nicht identisch.',
  'passwort.link': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'passwort.angefordert': 'Schauen Sie bitte in Ihre Emails und bestätigen Sie das Passwort.',

  'passwort.gesetzt': 'Das neue Passwort gilt. Bitte melden Sie sich damit an.',
  'passwort.erklaerung':
    'Geben Sie Ihren Benutzernamen oder Ihre E-Mail Adresse an. Sie erhalten eine Mail mit einem Link, der eine Stunde gilt.',

  'benutzer.vorhanden': 'Der Username ist schon vorhanden.',
  'benutzer.nameFest': 'Der Benutzername kann nicht mehr geändert werden.',
  'benutzer.nameZeichen': 'Bitte einen Benutzernamen ohne @ eingeben.',
  'benutzer.email': 'Bitte eine gültige E-Mail Adresse eingeben.',
  'benutzer.erfassenSpaeter':
    'Ein neuer Benutzer darf erst erfassen, wenn es ihm nach dem Anlegen freigegeben wird.',
  'benutzer.flagge': '„{flagge}“ kann nur vergeben, wer es selbst hat.',
  'benutzer.aktivierung': 'Nur Administratoren schalten Benutzer aktiv oder inaktiv.',
  'benutzer.selbst': 'Niemand kann sich selbst sperren, löschen oder die eigene Verwaltung entziehen.',
  'benutzer.mehrRechte': 'Dieser Benutzer darf mehr als Sie und kann von Ihnen nicht geändert werden.',
  'benutzer.mandantFest': 'Nur Administratoren geben einem Benutzer einen anderen Mandanten.',
  'benutzer.loeschtoken': 'Bitte laden Sie den Benutzer neu, bevor Sie ihn löschen.',
  'benutzer.angelegt': 'Der Benutzer {name} wurde erfolgreich angelegt.',
  'benutzer.aktualisiert': 'Der Benutzer {name} wurde erfolgreich aktualisiert.',
  'benutzer.geloescht': 'Der Benutzer {name} wurde gelöscht.',
  'benutzer.loeschenFrage':
    'Soll der Benutzer {name} gelöscht werden? Er wird sofort abgemeldet und kann sich nicht mehr anmelden. Was er erfasst hat, bleibt.',
  'benutzer.emailWartet':
    'Die neue Adresse {email} gilt, sobald sie über den Link in der Mail bestätigt ist.',
  'benutzer.waehlen': 'Bitte Benutzer wählen',

  'registrierung.geschlossen': 'Die Registrierung ist nicht eingeschaltet.',
  'registrierung.kundennummer': 'Bitte eine Kundennummer nur aus Ziffern eingeben.',
  'registrierung.link':
    'Dieser Link ist nicht mehr gültig. Vielleicht ist die E-Mail Adresse schon bestätigt, sonst fordern Sie bitte einen neuen an.',
  'registrierung.abgeschickt': 'Schauen Sie bitte in Ihre Emails und bestätigen Sie Ihre E-Mail Adresse.',
  'registrierung.fertig':
    'Ihre Registrierung ist angekommen. Sobald Sie den Link in der Mail geöffnet haben, können Sie sich anmelden. Der Link gilt 72 Stunden.',
  'registrierung.bestaetigt': 'E-Mail Adresse bestätigt',
  'anmeldung.versandkriterien':
    'Hier erfassen Sie Sendungen bis 5 Palettenplätze, 3.000 kg, 2 Lademeter je Position und 10 m³. Für größere Sendungen wenden Sie sich bitte an die Abteilung Charter, bei mehr als 9 Paletten an das Team Teilladungen.',

  'wechsel.banner': 'Sie arbeiten als {name}. Angemeldet ist {admin}.',
  'wechsel.nichtMoeglich': 'Zu diesem Benutzer kann nicht gewechselt werden.',
  'wechsel.zurueck': 'Der Weg zurück ist nicht mehr gültig. Bitte melden Sie sich neu an.',

  'mandant.suche': 'Bitte mindestens {min} Zeichen eingeben.',
  'mandant.untermandanten': 'Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.',
  'mandant.eigener': 'Der eigene Hauptmandant kann nicht abgestuft werden.',
  'mandant.nameVergeben': 'Einen Mandanten „{name}“ gibt es schon.',
  'mandant.keinHauptmandant': 'Der gewählte Mandant ist kein Hauptmandant.',

  'status.reserviert': 'Dieser Status ist vorbehalten und kann nicht gelöscht werden.',
  'status.zugeordnet': 'Bitte entfernen Sie zuerst alle zugeordneten Sendungsstati.',
  'status.verwendet': 'Dieser Status steht schon an Aufträgen und kann nicht gelöscht werden.',
  'status.fest': 'Die ersten zwei Status der Kette sind fest und bleiben offen.',
  'status.ketteFolge': 'Die Reihenfolge der Kette kann nur getauscht werden.',
  'status.ketteVeraltet': 'Die Statuskette wurde inzwischen geändert. Bitte neu laden.',
  'status.kennungVergeben': 'Diese Kennung ist schon vergeben.',

  'konfiguration.gespeichert':
    'Die Konfiguration wurde erfolgreich geändert und an das externe Dispositionssystem übertragen. Bitte jetzt neu anmelden...',
  'konfiguration.html':
    'Der Infotext darf nur einfache Auszeichnungen enthalten: Absätze, Listen, Hervorhebungen und Verweise.',
  'konfiguration.doppelt': 'Die Einstellung {name} steht mehrfach da.',
  'konfiguration.beiMandant':
    'Zusammen mit den Einstellungen von {mandant} wären Tauschgeräte und zusätzliche Lademittel beide gewählt.',
  'konfiguration.inzwischen':
    'Die Einstellung wurde seitdem noch einmal geändert. Bitte nehmen Sie zuerst die spätere Änderung zurück.',

  'einrichtung.erklaerung':
    'Das Portal ist noch leer. Legen Sie den ersten Hauptmandanten und seinen Administrator an.',
  'einrichtung.fertig': 'Das Portal ist eingerichtet. Bitte melden Sie sich an.',
  'einrichtung.link':
    'Dieser Link ist nicht mehr gültig, oder das Portal ist schon eingerichtet. Ein neuer steht nach dem nächsten Start im Protokoll.',

  'mail.bestaetigung.betreff': 'Frachtportal: Bitte bestätigen Sie Ihre E-Mail Adresse',
  'mail.bestaetigung.inhalt':
    'Guten Tag {name},\n\nfür Sie wurde ein Zugang angelegt. Bitte bestätigen Sie innerhalb von 72 Stunden Ihre E-Mail Adresse:\n\n{link}\n\nWenn Sie diese Nachricht nicht erwarten, beachten Sie sie bitte nicht.\n',
  'mail.email.betreff': 'Frachtportal: Bitte bestätigen Sie Ihre neue E-Mail Adresse',
  'mail.email.inhalt':
    'Guten Tag {name},\n\nfür Ihren Zugang wurde diese Adresse eingetragen. Sie gilt, sobald Sie sie innerhalb von 72 Stunden bestätigen:\n\n{link}\n\nWenn Sie diese Nachricht nicht erwarten, beachten Sie sie bitte nicht.\n',
  'mail.emailGeaendert.betreff': 'Frachtportal: Ihre E-Mail Adresse wird geändert',
  'mail.emailGeaendert.inhalt':
    'Guten Tag {name},\n\nfür Ihren Zugang wurde die Adresse {email} eingetragen. Sobald sie dort bestätigt ist, tritt sie an die Stelle dieser.\n\nWenn Sie das nicht wollten, wenden Sie sich bitte an Ihre Verwaltung.\n',
  'mail.passwort.betreff': 'Frachtportal: Neues Passwort setzen',
  'mail.passwort.inhalt':
    'Guten Tag {name},\n\nfür Ihren Zugang wurde ein neues Passwort angefordert. Innerhalb einer Stunde können Sie es hier setzen:\n\n{link}\n\nWenn Sie das nicht angefordert haben, beachten Sie diese Nachricht bitte nicht: Es ändert sich nichts.\n',
  'mail.nameVergeben.betreff': 'Frachtportal: Bitte wählen Sie einen anderen Benutzernamen',
  'mail.nameVergeben.inhalt':
    'Guten Tag,\n\nder Benutzername {name} ist schon vergeben. Bitte registrieren Sie sich noch einmal mit einem anderen:\n\n{link}\n\nWenn Sie sich nicht registriert haben, beachten Sie diese Nachricht bitte nicht.\n',
};
