-- Which request of which visit of a page a step carried out: whoever connects again, to any server, is told what became of it.
ALTER TABLE steps ADD COLUMN visit TEXT;
ALTER TABLE steps ADD COLUMN request BIGINT;
