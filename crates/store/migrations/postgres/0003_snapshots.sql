-- Where a match stood after so many steps, as a program of these rules left it: to open it without playing it again. It may be
-- missing, old or of no use: the steps alone say what was played.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    n_steps  BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    body     BYTEA NOT NULL
);
