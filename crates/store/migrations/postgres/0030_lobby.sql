-- What a host wants beside the rules: who may come, and for how long the table waits for people.
ALTER TABLE tables ADD COLUMN is_public BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
-- Seconds since 1970; none: as long as it takes.
ALTER TABLE tables ADD COLUMN waits_until BIGINT;
-- Guests whom the host sent away, as a list in JSON.
ALTER TABLE tables ADD COLUMN unwelcome TEXT NOT NULL DEFAULT '[]';
-- The table where the same people play once more.
ALTER TABLE tables ADD COLUMN rematch TEXT;
CREATE INDEX tables_open ON tables (created_at) WHERE phase = 'gathering' AND is_public;
