-- What a coach does at a table: hints when asked for, and a warning before a blunder.
ALTER TABLE tables ADD COLUMN hints BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN warnings BOOLEAN NOT NULL DEFAULT FALSE;
