/** English texts of files, places, toll and reference data. */
export const stammdatentexteEnglisch: Record<string, string> = {
  'datei.fehlt': 'Please choose a file.',
  'datei.nurEine': 'Please choose one file only.',
  'datei.endung': 'Please choose a file of this kind: {arten}',
  'datei.metadata': 'The part “metadata” is no JSON.',
  'datei.zuGross': 'The file is too large, at most {mb} MB are possible.',
  'datei.keinText': 'The file is no text file or has an unknown encoding.',
  'datei.keinXlsx': 'The file is no Excel file (.xlsx).',
  'datei.altesExcel':
    'The file is in the old Excel format or protected by a password. Please save it as .xlsx without a password.',
  'datei.kennwort': 'The file is protected by a password.',
  'datei.makros': 'The file contains macros. Please save it as .xlsx without macros.',
  'datei.beschaedigt': 'The file is damaged and cannot be read.',
  'datei.zuVieleTeile': 'The file consists of too many parts, at most {max} are possible.',
  'datei.entpacktZuGross': 'The file is too large when unpacked, at most {mb} MB are possible.',
  'datei.zuAufwendig': 'The file takes too long to read. Please copy only the table itself into a new file.',
  'datei.zuVieleZeilen': 'The file has too many rows, at most {max} are possible.',
  'datei.zuVieleSpalten': 'The file has too many columns, at most {max} are possible.',
  'datei.zuVieleZellen': 'The file has too many cells, at most {max} are possible.',
  'datei.bereich':
    'Merged cells or data validations of the file cover more than {max} cells. Please remove them.',
  'datei.formel': 'The cell {zelle} contains a formula. Please insert the values without formulas.',
  'datei.formelZeile': 'Row {zeile} contains a formula. Please insert the values without formulas.',
  'datei.spalteDoppelt': 'The column “{spalte}” occurs twice.',
  'datei.spalteFehlt': 'The column “{spalte}” is missing.',
  'datei.leer': 'The file contains no rows.',
  'datei.zeileZuLang': 'Row {zeile} is too long.',
  'datei.csv': 'Row {zeile} cannot be read. Please check quotation marks and separators.',
  'datei.json': 'The file is no JSON.',
  'datei.jsonForm': 'The JSON is no list of rows.',
  'datei.jsonZeile': 'Row {zeile} of the JSON is no simple object.',

  'orte.fertig': '{anzahl} places were taken over.',
  'orte.fehlerhaft':
    'Faulty rows: {anzahl}. Nothing was changed; the places of the country are those from before.',
  'orte.abgebrochen': 'The import was cancelled, the present places remain.',
  'orte.laeuftSchon': 'The places of this country are already being imported.',
  'orte.kodierung': 'The file is not saved in UTF-8.',
  'orte.land': 'The country {land} in row {zeile} is not known.',
  'orte.anderesLand': 'The file contains places of another country ({land}).',
  'orte.mehrereLaender': 'The file contains several countries (row {zeile}). Please use one file a country.',
  'orte.ohneName': 'The name of the place is missing.',
  'orte.plz': 'The postcode is missing or longer than 9 characters.',
  'orte.koordinate': 'The coordinate is none.',

  'maut.info':
    'The road toll of a consignment by its chargeable weight and the distance between the postal codes.',
  'maut.vorbehalt': 'Without guarantee: regular tariffs may differ.',
  'maut.land': 'No toll is calculated for this country.',
  'maut.plzFehlt': 'Please enter a postcode.',
  'maut.plzUnbekannt': 'The postcode {plz} ({lkz}) is not known. Please check it or take a neighbouring one.',
  'maut.ohneOrte': 'No postcodes with coordinates are known for {lkz}, the toll cannot be calculated.',
  'maut.entfernung': 'From {von} to {nach} it is an estimated {km} km (beeline {luftlinie} km × {faktor}).',
  'maut.teil': '{lkz}: {km} km, up to {bisKg} kg and {bisKm} km: {betrag} EUR by “{name}” (valid from {ab}).',
  'maut.keineTabelle': '{lkz}: {km} km without a toll table, not calculated.',
  'maut.zuWeit': '{lkz}: {km} km are further than “{name}” reaches.',
  'maut.schaetzung': 'The amount is an estimate; the regular tariffs may differ.',
  'maut.preisFehlt': 'Each weight step needs a price in each distance step.',
  'maut.preisDoppelt': 'A price for the same weight and the same distance occurs more than once.',
  'maut.zeitraum': '“valid until” must not be before “valid from”.',

  'gefahrgut.unnr': 'The UN number consists of four digits.',
  'gefahrgut.nichtGueltig':
    'UN {unnr} of edition {version} does not hold on {tag}. Please choose the entry of the valid edition.',
  'gefahrgut.gemischt':
    'An order uses one edition of ADR only: UN {unnr} is from {version}, other lines are from {andere}.',
  'gefahrgut.startliste':
    'In use is the shipped starter list, checked by hand: a beginning with few UN numbers, no replacement for table A of ADR. Before working with it the forwarder must load his licensed or the official table.',
  'gefahrgutimport.fertig': 'The edition {version} has been taken over.',
  'gefahrgutimport.fehlerhaft': 'Faulty rows: {anzahl}. Nothing was changed.',
  'gefahrgutimport.leer': 'No row of the file can be taken over.',
  'gefahrgutimport.zeitraum': '“valid until” must not be before “valid from”.',
  'gefahrgutimport.luecke':
    'The former edition holds at least until the day before the new one, otherwise none would hold in between.',
  'gefahrgutimport.tagVergeben':
    'The edition {version} already begins on this day. Under this name it is completed; another edition needs another day.',
  'gefahrgutimport.ergaenztTage':
    'The file completes the edition {version}, whose days stay as they are. Please leave this empty.',
  'gefahrgutuebernahme.zurueck': 'The import of {version} has been taken back.',
  'gefahrgutuebernahme.nichtDieLetzte':
    'The last import was {version}. Only the last import can be taken back.',
  'gefahrgutuebernahme.verwendet':
    'The rows of {version} are already in use (orders: {auftraege}, templates: {vorlagen}). The import can no longer be taken back.',

  'stammdaten.gespeichert': 'The entry {name} has been saved.',
  'stammdaten.gesperrt': 'The entry {name} is no longer offered.',
  'stammdaten.entsperrt': 'The entry {name} is offered again.',
  'stammdaten.codeDoppelt': 'The short name {code} already exists in this list.',

  'premium.abgeschaltet': 'The premium import is switched off.',
  'premium.fertig': 'File imported successfully',
  'premium.teilweise': 'File imported, {anzahl} rows were refused.',
  'premium.zeile': 'Row {zeile}: {grund}',
  'premium.termin': 'The type of appointment is no premium service (50 to 52).',
  'premium.land': 'The country is not known.',
  'premium.plz': 'The postcode is missing or too long.',
  'premium.plzFolge': '“PLZ bis” must not be before “PLZ von”.',
  'premium.doppelt': 'This area is already in row {zeile}.',
};
