-- The names of the shipped rows are those of the table; orders that name them print them so.
UPDATE gefahrgutklasse g SET bezeichnung = n.neu, suchname = lower(n.neu) FROM (VALUES
  (2, 'KLEBSTOFFE, mit entzündbarem flüssigem Stoff', 'KLEBSTOFFE, mit entzündbarem flüssigem Stoff (Dampfdruck bei 50 °C höchstens 110 kPa)'),
  (3, 'ETHANOL (ETHYLALKOHOL)', 'ETHANOL (ETHYLALKOHOL) oder ETHANOL, LÖSUNG (ETHYLALKOHOL, LÖSUNG)'),
  (5, 'DIESELKRAFTSTOFF oder GASÖL oder HEIZÖL, LEICHT', 'DIESELKRAFTSTOFF oder GASÖL oder HEIZÖL, LEICHT (Flammpunkt höchstens 60 °C)'),
  (8, 'FARBE oder FARBZUBEHÖRSTOFFE', 'FARBE (einschließlich Farbe, Lack, Emaille, Beize, Schellack, Firnis, Politur, flüssiger Füllstoff und flüssige Lackgrundlage) oder FARBZUBEHÖRSTOFFE (einschließlich Farbverdünnung und -lösemittel)'),
  (9, 'FARBE oder FARBZUBEHÖRSTOFFE', 'FARBE (einschließlich Farbe, Lack, Emaille, Beize, Schellack, Firnis, Politur, flüssiger Füllstoff und flüssige Lackgrundlage) oder FARBZUBEHÖRSTOFFE (einschließlich Farbverdünnung und -lösemittel) (Dampfdruck bei 50 °C höchstens 110 kPa)'),
  (10, 'FARBE oder FARBZUBEHÖRSTOFFE', 'FARBE (einschließlich Farbe, Lack, Emaille, Beize, Schellack, Firnis, Politur, flüssiger Füllstoff und flüssige Lackgrundlage) oder FARBZUBEHÖRSTOFFE (einschließlich Farbverdünnung und -lösemittel)'),
  (22, 'HARZLÖSUNG, entzündbar', 'HARZLÖSUNG, entzündbar (Dampfdruck bei 50 °C höchstens 110 kPa)'),
  (26, 'KOHLENWASSERSTOFFGAS, GEMISCH, VERFLÜSSIGT, N.A.G.', 'KOHLENWASSERSTOFFGAS, GEMISCH, VERFLÜSSIGT, N.A.G. (Gemisch A, A 01, A 02, A 0, A 1, B 1, B 2, B oder C)'),
  (27, 'ALKOHOLE, N.A.G.', 'ALKOHOLE, N.A.G. (Dampfdruck bei 50 °C höchstens 110 kPa)'),
  (29, 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G.', 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G. (Dampfdruck bei 50 °C höchstens 110 kPa)'),
  (31, 'WASSERSTOFFPEROXID, WÄSS. LÖSUNG 20–60 %', 'WASSERSTOFFPEROXID, WÄSSERIGE LÖSUNG mit mindestens 20 %, aber höchstens 60 % Wasserstoffperoxid (Stabilisierung nach Bedarf)'),
  (32, 'BATTERIEN, NASS, GEFÜLLT MIT SÄURE', 'BATTERIEN (AKKUMULATOREN), NASS, GEFÜLLT MIT SÄURE, elektrische Sammler'),
  (33, 'SCHWEFELSÄURE bis 51 % / BATTERIEFLÜSSIGKEIT, SAUER', 'SCHWEFELSÄURE mit höchstens 51 % Säure oder BATTERIEFLÜSSIGKEIT, SAUER'),
  (34, 'KÄLTEMASCHINEN (nicht entzündbare Gase)', 'KÄLTEMASCHINEN mit nicht entzündbaren, nicht giftigen Gasen oder Ammoniaklösungen (UN 2672)'),
  (35, 'ALKOHOLISCHE GETRÄNKE >24–70 Vol.-%', 'ALKOHOLISCHE GETRÄNKE mit mehr als 24 Vol.-% und höchstens 70 Vol.-% Alkohol'),
  (38, 'ÄTZENDER SAURER ANORG. FLÜSSIGER STOFF, N.A.G.', 'ÄTZENDER SAURER ANORGANISCHER FLÜSSIGER STOFF, N.A.G.'),
  (39, 'ÄTZENDER SAURER ANORG. FLÜSSIGER STOFF, N.A.G.', 'ÄTZENDER SAURER ANORGANISCHER FLÜSSIGER STOFF, N.A.G.'),
  (40, 'ÄTZENDER BASISCHER ANORG. FLÜSSIGER STOFF, N.A.G.', 'ÄTZENDER BASISCHER ANORGANISCHER FLÜSSIGER STOFF, N.A.G.'),
  (41, 'ÄTZENDER BASISCHER ANORG. FLÜSSIGER STOFF, N.A.G.', 'ÄTZENDER BASISCHER ANORGANISCHER FLÜSSIGER STOFF, N.A.G.'),
  (42, 'SICHERHEITSEINRICHTUNGEN, elektr. Auslösung', 'SICHERHEITSEINRICHTUNGEN, elektrische Auslösung'),
  (44, 'LITHIUM-IONEN-BATTERIEN', 'LITHIUM-IONEN-BATTERIEN (einschließlich Lithium-Ionen-Polymer-Batterien)'),
  (45, 'LITHIUM-IONEN-BATTERIEN IN/MIT AUSRÜSTUNGEN', 'LITHIUM-IONEN-BATTERIEN IN AUSRÜSTUNGEN oder LITHIUM-IONEN-BATTERIEN, MIT AUSRÜSTUNGEN VERPACKT (einschließlich Lithium-Ionen-Polymer-Batterien)'),
  (46, 'NATRIUM-IONENBATTERIEN mit org. Elektrolyt', 'NATRIUM-IONEN-BATTERIEN mit einem organischen Elektrolyt')
) AS n (id, alt, neu) WHERE g.id = n.id AND g.bezeichnung = n.alt AND g.quelle = 'Startliste, von Hand geprüft';

UPDATE gefahrgutklasse SET technischer_name = true
WHERE id IN (13, 14, 15, 26, 27, 28, 29, 30, 36, 37, 38, 39, 40, 41) AND quelle = 'Startliste, von Hand geprüft';
