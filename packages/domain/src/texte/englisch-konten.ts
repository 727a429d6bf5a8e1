import type { kontentexte } from './deutsch-konten.js';

/** English texts of accounts and administration; the type demands every German key. */
export const kontentexteEnglisch: Record<keyof typeof kontentexte, string> = {
  'passwort.regel':
    'Please enter at least {min}, max. 25 characters, one upper-case letter, one digit and one special character',
  'passwort.wiederholung': 'The passwords are not identical.',
  'passwort.link': 'This link is no longer valid. Please request a new one.',
  'passwort.angefordert': 'Please check your e-mails and confirm the password.',

  'passwort.gesetzt': 'The new password is valid. Please log in with it.',
  'passwort.erklaerung':
    'Please give your username or your e-mail address. You receive a mail with a link that holds for one hour.',

  'benutzer.vorhanden': 'This username already exists.',
  'benutzer.nameFest': 'The username can no longer be changed.',
  'benutzer.nameZeichen': 'Please enter a username without @.',
  'benutzer.email': 'Please enter a valid e-mail address.',
  'benutzer.erfassenSpaeter':
    'A new user may capture orders only once this is granted after the account was created.',
  'benutzer.flagge': 'Only those who hold “{flagge}” themselves can grant it.',
  'benutzer.aktivierung': 'Only administrators can activate or deactivate users.',
  'benutzer.selbst': 'Nobody can lock or delete themselves or give up their own administration.',
  'benutzer.mehrRechte': 'This user may do more than you and cannot be changed by you.',
  'benutzer.mandantFest': 'Only administrators can move a user to another client.',
  'benutzer.loeschtoken': 'Please reload the user before deleting it.',
  'benutzer.angelegt': 'The user {name} was created successfully.',
  'benutzer.aktualisiert': 'The user {name} was updated successfully.',
  'benutzer.geloescht': 'The user {name} was deleted.',
  'benutzer.loeschenFrage':
    'Delete the user {name}? They are logged out at once and can no longer log in. What they captured stays.',
  'benutzer.emailWartet': 'The new address {email} holds once it is confirmed through the link in the mail.',
  'benutzer.waehlen': 'Please choose a user',

  'registrierung.geschlossen': 'Registration is not switched on.',
  'registrierung.kundennummer': 'Please enter a customer number of digits only.',
  'registrierung.link':
    'This link is no longer valid. The e-mail address may already be confirmed, otherwise please request a new link.',
  'registrierung.abgeschickt': 'Please check your e-mails and confirm your e-mail address.',
  'registrierung.fertig':
    'Your registration has arrived. Once you have opened the link in the mail you can log in. The link holds for 72 hours.',
  'registrierung.bestaetigt': 'E-mail address confirmed',
  'anmeldung.versandkriterien':
    'Here you capture shipments of up to 5 pallet places, 3,000 kg, 2 loading metres per position and 10 m³. For larger shipments please contact the charter department, for more than 9 pallets the part-load team.',

  'wechsel.banner': 'You are working as {name}. Logged in is {admin}.',
  'wechsel.nichtMoeglich': 'Switching to this user is not possible.',
  'wechsel.zurueck': 'The way back is no longer valid. Please log in again.',

  'mandant.suche': 'Please enter at least {min} characters.',
  'mandant.untermandanten': 'Please remove all assigned sub clients first.',
  'mandant.eigener': 'Your own main client cannot be demoted.',
  'mandant.nameVergeben': 'There is a client “{name}” already.',
  'mandant.keinHauptmandant': 'The chosen client is not a main client.',

  'status.reserviert': 'This status is reserved and cannot be deleted.',
  'status.zugeordnet': 'Please remove all assigned shipment statuses first.',
  'status.verwendet': 'This status already stands on orders and cannot be deleted.',
  'status.fest': 'The first two statuses of the chain are fixed and stay open.',
  'status.ketteFolge': 'The order of the chain can only be exchanged.',
  'status.ketteVeraltet': 'The status chain was changed meanwhile. Please reload.',
  'status.kennungVergeben': 'This id is already taken.',

  'konfiguration.gespeichert':
    'The configuration was changed successfully and transferred to the external dispatch system. Please log in again now...',
  'konfiguration.html':
    'The info text may only contain simple markup: paragraphs, lists, emphasis and links.',
  'konfiguration.doppelt': 'The setting {name} occurs more than once.',
  'konfiguration.beiMandant':
    'Together with the settings of {mandant}, exchange devices and additional load equipment would both be chosen.',
  'konfiguration.inzwischen':
    'The setting was changed once more since then. Please take back the later change first.',

  'einrichtung.erklaerung':
    'The portal is still empty. Please create the first main client and its administrator.',
  'einrichtung.fertig': 'The portal is set up. Please log in.',
  'einrichtung.link':
    'This link is no longer valid, or the portal is already set up. After the next start a new one stands in the log.',

  'mail.bestaetigung.betreff': 'Frachtportal: please confirm your e-mail address',
  'mail.bestaetigung.inhalt':
    'Hello {name},\n\nan account was created for you. Please confirm your e-mail address within 72 hours:\n\n{link}\n\nIf you do not expect this message, please ignore it.\n',
  'mail.email.betreff': 'Frachtportal: please confirm your new e-mail address',
  'mail.email.inhalt':
    'Hello {name},\n\nthis address was entered for your account. It counts as soon as you confirm it, within 72 hours:\n\n{link}\n\nIf you do not expect this message, please ignore it.\n',
  'mail.emailGeaendert.betreff': 'Frachtportal: your e-mail address is being changed',
  'mail.emailGeaendert.inhalt':
    'Hello {name},\n\nthe address {email} was entered for your account. Once it is confirmed there, it replaces this one.\n\nIf you did not want this, please tell your administrator.\n',
  'mail.passwort.betreff': 'Frachtportal: set a new password',
  'mail.passwort.inhalt':
    'Hello {name},\n\na new password was requested for your account. You can set it within one hour here:\n\n{link}\n\nIf you did not request this, please ignore this message: nothing changes.\n',
  'mail.nameVergeben.betreff': 'Frachtportal: please choose another username',
  'mail.nameVergeben.inhalt':
    'Hello,\n\nthe username {name} is already taken. Please register again with another one:\n\n{link}\n\nIf you did not register, please ignore this message.\n',
};
