// What the server asks of a password; it has the last word.
export const SHORTEST_PASSWORD = 8;
