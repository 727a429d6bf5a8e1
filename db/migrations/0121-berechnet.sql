-- A position knows which of its measures were computed, so that they follow when counts and sizes change. Of what is
-- stored already that is what stands for computed as the formulas give it; all else somebody has typed.
ALTER TABLE auftragsposition ADD COLUMN berechnet text[] NOT NULL DEFAULT '{}';

UPDATE auftragsposition p SET berechnet = b.namen
FROM (SELECT auftrag_id, laufende_position, array_remove(ARRAY[
    CASE WHEN volumen_cbm = round(laenge_cm::numeric * breite_cm * hoehe_cm
      * CASE verpackungseinheit WHEN 1 THEN verpackung_anzahl WHEN 2 THEN lademittel_anzahl END / 1000) / 1000
      THEN 'volumenCBM' END,
    CASE WHEN stellplaetze = ceil(laenge_cm::numeric * breite_cm * lademittel_anzahl / 4800) / 2 THEN 'stellplaetze' END,
    CASE WHEN lademeter = ceil(laenge_cm::numeric * breite_cm * lademittel_anzahl / 2400) / 10 THEN 'lademeter' END
  ], NULL) AS namen
  FROM auftragsposition WHERE laenge_cm > 0 AND breite_cm > 0) b
WHERE p.auftrag_id = b.auftrag_id AND p.laufende_position = b.laufende_position AND b.namen <> '{}';
