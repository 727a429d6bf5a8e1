-- A text in fragments of four characters, none across a space: an order has all fragments of a word that occurs in it, so
-- words with few hits among millions of orders are found by an index of them (0415). Three characters would be too few:
-- numbers consist of a thousand of those.
CREATE FUNCTION suchfragmente(inhalt text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  fragmente text[];
  wort text;
BEGIN
  FOREACH wort IN ARRAY string_to_array(inhalt, ' ') LOOP
    FOR i IN 1 .. length(wort) - 3 LOOP
      fragmente := fragmente || substr(wort, i, 4);
    END LOOP;
  END LOOP;
  RETURN fragmente;
END $$;
