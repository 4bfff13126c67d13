-- What people at a table vote on, and the guests who are for it, as a list in JSON.
ALTER TABLE tables ADD COLUMN motion TEXT;
ALTER TABLE tables ADD COLUMN ayes TEXT NOT NULL DEFAULT '[]';

-- Minutes after midnight (UTC): between them no clock of this guest runs that counts days.
ALTER TABLE guests ADD COLUMN night_from INTEGER;
ALTER TABLE guests ADD COLUMN night_to INTEGER;
