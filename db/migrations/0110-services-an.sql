-- A service is on only with a value: a logical one with `true`, every other with a value of its type. What is off is
-- not stored. Orders that dispatch has already received stay as they were sent; whether a service is on is told when
-- they are read.
DELETE FROM auftrag_service s USING auftrag a, mandant m
WHERE a.id = s.auftrag_id AND m.id = a.mandant_id AND a.status_id = 1
  AND (SELECT CASE d.typ
      WHEN 'Logisch' THEN s.wert IS DISTINCT FROM 'true'
      WHEN 'Integer' THEN coalesce(btrim(s.wert) !~ '^\d{1,8}$', true)
      WHEN 'Dezimal' THEN coalesce(btrim(s.wert) !~ '^-?\d{1,8}(\.\d{1,2})?$', true)
      WHEN 'Datum' THEN CASE
        WHEN btrim(s.wert) ~ '^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d)?$'
        THEN substr(btrim(s.wert), 9, 2)::int > extract(day FROM (left(btrim(s.wert), 7) || '-01')::date + interval '1 month - 1 day')
        ELSE true END
      ELSE coalesce(btrim(s.wert), '') = '' END
    FROM service_definition d
    WHERE d.spez_num = s.spez_num AND (d.mandant_id IS NULL OR d.mandant_id IN (a.mandant_id, m.hauptmandant_id))
    ORDER BY d.mandant_id = a.mandant_id DESC NULLS LAST, d.mandant_id NULLS LAST LIMIT 1);

UPDATE auftrag a
SET abtragen = an.abtragen, lenkeravis = an.lenkeravis, my_delivery = an.my_delivery, adv3 = an.adv3
FROM (SELECT b.id,
    coalesce(bool_or(s.spez_num = 48 AND s.wert = 'true'), false) AS abtragen,
    coalesce(bool_or(s.spez_num = 49 AND s.wert = 'true'), false) AS lenkeravis,
    coalesce(bool_or(s.spez_num = 151 AND s.wert = 'true'), false) AS my_delivery,
    coalesce(bool_or(s.spez_num = 152 AND s.wert = 'true'), false) AS adv3
  FROM auftrag b LEFT JOIN auftrag_service s ON s.auftrag_id = b.id
  WHERE b.status_id = 1 AND (b.abtragen OR b.lenkeravis OR b.my_delivery OR b.adv3) GROUP BY b.id) an
WHERE an.id = a.id AND (a.abtragen, a.lenkeravis, a.my_delivery, a.adv3)
  IS DISTINCT FROM (an.abtragen, an.lenkeravis, an.my_delivery, an.adv3);
