-- How much time a seat has left. While since_ms is set the clock runs, and a row in `due` says when it runs out. All times are of
-- the clock of the database, in milliseconds.
CREATE TABLE clocks (
    table_id  TEXT    NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    left_ms   BIGINT NOT NULL,
    since_ms  BIGINT,
    -- Whether a connection that broke was waited for already.
    is_graced BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, seat)
);

-- The level of a bot that plays for a person, and how long: until the person 'returns', for one 'decision', or for 'good'.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN stand_in_until TEXT;
