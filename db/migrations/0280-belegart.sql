-- What a paper proves. A proof of delivery makes the delivery of its order known, like one that dispatch reports.
ALTER TABLE dokumentenverweis ADD COLUMN belegart varchar(20)
  CHECK (belegart IN ('pod', 'cmr', 'foto', 'lieferschein'));
