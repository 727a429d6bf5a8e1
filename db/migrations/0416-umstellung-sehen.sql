-- Whoever moves a client to another main client sees the orders of their own house alone. What goes out of one sight and
-- comes into another is written for both, so as the owner.
ALTER FUNCTION mandant_umgestellt() SECURITY DEFINER SET search_path FROM CURRENT;

-- Orders that came back without a word: they are told once more.
UPDATE auftrag a SET aenderung = a.aenderung FROM auftrag_entfallen e
WHERE e.auftrag_id = a.id AND e.aenderung > a.aenderung;
