-- Who registered. The guest stays who it was, and its tables with it; its name is the guest's.
CREATE TABLE accounts (
    guest      TEXT    NOT NULL PRIMARY KEY REFERENCES guests (id),
    -- The name as names are compared.
    name_key   TEXT    NOT NULL UNIQUE,
    password   TEXT    NOT NULL,
    is_steward BOOLEAN NOT NULL,
    created_at INTEGER NOT NULL
);

-- Where somebody is logged in. Of the secret word that a browser keeps only the SHA-256 is here.
CREATE TABLE sessions (
    id         TEXT    NOT NULL PRIMARY KEY,
    token      TEXT    NOT NULL UNIQUE,
    guest      TEXT    NOT NULL REFERENCES accounts (guest),
    device     TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest);
