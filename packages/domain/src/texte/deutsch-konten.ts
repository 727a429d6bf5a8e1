/** Texts of accounts and administration. */
export const kontentexte = {
  'passwort.regel':
    'Bitte mindestens {min}, max. 25 Zeichen, einen Großbuchstaben, eine Zahl und ein Sonderzeichen eingeben',
  'passwort.wiederholung': 'Die Passwörter sind nicht identisch.',
  'passwort.link': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'passwort.angefordert': 'Schauen Sie bitte in Ihre Emails und bestätigen Sie das Passwort.',

  'benutzer.vorhanden': 'Der Username ist schon vorhanden.',
  'benutzer.nameFest': 'Der Benutzername kann nicht mehr geändert werden.',
  'benutzer.nameZeichen': 'Bitte einen Benutzernamen ohne @ eingeben.',
  'benutzer.email': 'Bitte eine gültige E-Mail Adresse eingeben.',
  'benutzer.flagge': '„{flagge}“ kann nur vergeben, wer es selbst hat.',
  'benutzer.aktivierung': 'Nur Administratoren schalten Benutzer aktiv oder inaktiv.',
  'benutzer.selbst': 'Niemand kann sich selbst sperren, löschen oder die eigene Verwaltung entziehen.',
  'benutzer.mehrRechte': 'Dieser Benutzer darf mehr als Sie und kann von Ihnen nicht geändert werden.',
  'benutzer.mandantFest': 'Nur Administratoren geben einem Benutzer einen anderen Mandanten.',
  'benutzer.loeschtoken': 'Bitte laden Sie den Benutzer neu, bevor Sie ihn löschen.',
  'benutzer.angelegt': 'Der Benutzer {name} wurde erfolgreich angelegt.',
  'benutzer.aktualisiert': 'Der Benutzer {name} wurde erfolgreich aktualisiert.',
  'benutzer.waehlen': 'Bitte Benutzer wählen',

  'wechsel.nichtMoeglich': 'Zu diesem Benutzer kann nicht gewechselt werden.',
  'wechsel.zurueck': 'Der Weg zurück ist nicht mehr gültig. Bitte melden Sie sich neu an.',
} as const;
