-- What has to be done once, by one server, when its time has come: one claims the row for a while, and if it does not say again that
-- it is at work, another one may. All times are of the clock of the database, in milliseconds since 1970.
CREATE TABLE due (
    kind     TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    key      TEXT NOT NULL,
    due_ms   INTEGER NOT NULL,
    -- Goes up with each claim.
    token    INTEGER NOT NULL DEFAULT 0,
    owner    TEXT,
    lease_ms INTEGER NOT NULL DEFAULT 0,
    tries    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, table_id, key)
) WITHOUT ROWID;
CREATE INDEX due_by_time ON due (due_ms);
CREATE INDEX due_by_owner ON due (owner);
CREATE INDEX due_by_table ON due (table_id);

-- Matches in which a bot has to decide.
INSERT INTO due (kind, table_id, key, due_ms)
    SELECT 'bots', id, '', CAST(unixepoch('subsec') * 1000 AS INTEGER) FROM tables
    WHERE phase = 'running' AND EXISTS (
        SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'bot'
            AND ',' || trim(tables.pending, '[]') || ',' LIKE '%,' || seats.seat || ',%');
