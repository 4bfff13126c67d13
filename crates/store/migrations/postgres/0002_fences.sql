-- How many steps a match has, and the newest rules version it was played by: a step is stored only by a program that knows them
-- both. A program from before this keeps neither, so it has to be stopped first.
ALTER TABLE tables ADD COLUMN n_steps BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN played_by BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET
    n_steps = (SELECT count(*) FROM steps WHERE steps.table_id = tables.id),
    played_by = rules_version;
