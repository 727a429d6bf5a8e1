-- Each statement that changes what the list shows of an order's way tells all who listen, with its commit: the client
-- and the ids, or no ids where they are too many for one message.

CREATE FUNCTION auftragsstatus_melden() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  z record;
BEGIN
  FOR z IN
    SELECT n.mandant_id, count(*) AS anzahl, (array_agg(n.id))[1:200] AS ids FROM neu n JOIN alt a ON a.id = n.id
    WHERE (n.status_id, n.abliefernachweis_exists, n.kalkulations_folge_id, n.typ)
      IS DISTINCT FROM (a.status_id, a.abliefernachweis_exists, a.kalkulations_folge_id, a.typ)
    GROUP BY n.mandant_id
  LOOP
    PERFORM pg_notify('auftragsstatus',
      json_build_object('mandant', z.mandant_id, 'ids', CASE WHEN z.anzahl <= 200 THEN z.ids END)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER auftragsstatus AFTER UPDATE ON auftrag REFERENCING OLD TABLE AS alt NEW TABLE AS neu
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsstatus_melden();
