import pg from 'pg';

const dateOid = 1082;

// A day has no zone: as a Date it would shift with the process's own zone.
pg.types.setTypeParser(dateOid, (text) => text);
