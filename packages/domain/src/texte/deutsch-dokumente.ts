/** German texts of an order's papers. */
export const dokumenttexte = {
  'dokument.abgeschaltet': 'Dokumente sind abgeschaltet.',
  'dokument.bezugFehlt': 'Bitte den Auftrag angeben, zu dem das Dokument gehört.',
  'dokument.inhalt': 'Der Inhalt der Datei ist kein zulässiges Dokument. Möglich sind: {arten}',
  'dokument.zuViele': 'Ein Auftrag kann höchstens {max} Dokumente haben.',
  'dokument.dateiFehlt': 'Die Datei „{name}“ ist in der Ablage nicht mehr vorhanden.',
  'dokument.keine': 'Zu diesem Auftrag gibt es noch keine Dokumente.',
  'dokument.nichtGelesen': 'Die Dokumente konnten nicht gelesen werden.',
  'dokument.ohneAnsicht':
    'Dieser Browser zeigt PDF hier nicht an. Bitte öffnen Sie das Dokument in einem neuen Fenster oder laden Sie es herunter.',
  'dokument.hochgeladen': 'Das Dokument „{name}“ wurde hochgeladen.',
  'dokument.geloescht': 'Das Dokument „{name}“ wurde gelöscht.',
  'dokument.loeschenTitel': 'Dokument löschen',
  'dokument.loeschenFrage': 'Soll das Dokument „{name}“ entfernt werden?',

  'bericht.keineAblieferung': 'Der Auftrag {number} ist noch nicht zugestellt.',
  'bericht.keinGefahrgut': 'Der Auftrag {number} enthält kein Gefahrgut.',
  'bericht.gs1Fehlt':
    'Es ist keine GS1-Basisnummer eingestellt. Ein Administrator trägt sie in der Konfiguration ein.',
  'bericht.ssccErschoepft': 'Unter der GS1-Basisnummer {nummer} sind keine Nummern mehr frei.',

  'export.zeitraum': 'Bitte korrigieren Sie die Angaben des Zeitraumes.',
  'export.tagFehlt': 'Bitte ein Datum angeben',
  'export.vonNachBis': 'liegt nach „Datum bis“',
  'export.bisVorVon': 'liegt vor „Datum von“',
  'export.xlsxZuGross':
    'Das wären {anzahl} Aufträge in einer Excel-Datei, möglich sind höchstens {max}. Bitte verkürzen Sie den Zeitraum oder wählen Sie CSV.',

  'ereignisse.zuViele':
    'Es sind zu viele Fenster offen, die auf Neuigkeiten warten. Bitte schließen Sie einige.',
};
