-- Guests, the tables they set, who sits where, and what was done there: the same as on SQLite.
CREATE TABLE guests (
    id   TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

-- Keys the server signs with; made once.
CREATE TABLE secrets (
    name  TEXT  NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

-- One table, one match.
CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    rules_version BIGINT NOT NULL,
    setup      TEXT   NOT NULL,
    seed       TEXT   NOT NULL,
    host       TEXT   NOT NULL REFERENCES guests (id),
    phase      TEXT   NOT NULL CHECK (phase IN ('gathering', 'running', 'over', 'halted')),
    pending    TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase);
CREATE INDEX tables_by_host ON tables (host);

-- A person without a name of its own here goes by the guest's name.
CREATE TABLE seats (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    kind     TEXT   NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    guest    TEXT   REFERENCES guests (id),
    name     TEXT,
    level    TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

-- Append-only. The primary key decides between writers. A step without an action takes the seat's last one back.
CREATE TABLE steps (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    ply      BIGINT NOT NULL,
    seat     BIGINT NOT NULL,
    action   TEXT,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE results (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    points   BIGINT NOT NULL,
    place    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
