-- What a toll rate is made of, in cents a kilometre: for the road, for air and noise, for carbon dioxide.
ALTER TABLE maut_tabelle
  ADD COLUMN infrastruktur numeric(5, 2),
  ADD COLUMN luft numeric(5, 2),
  ADD COLUMN laerm numeric(5, 2),
  ADD COLUMN co2 numeric(5, 2);
-- The shipped tables, where they are still what was shipped.
UPDATE maut_tabelle SET infrastruktur = 15.5, luft = 2.3, laerm = 1.2, co2 = 15.8
  WHERE id = 1 AND land_id = 1 AND quelle LIKE 'BFStrMG Anlage 1%: über 18 t ab 5 Achsen, Euro VI, CO2-Klasse 1: 34,8 ct/km%';
UPDATE maut_tabelle SET infrastruktur = 45.91, luft = 1, co2 = 9.04
  WHERE id = 2 AND land_id = 2 AND quelle LIKE 'GO-Maut 2026%: 45,91 + 9,04 + 1,00 ct/km%';
