import pg from 'pg';

const insufficientPrivilege = '42501';

/**
 * Drops a database of a test with whoever is still connected to it. Forcing ends the connections a portal left, but is
 * refused while PostgreSQL's own autovacuum is at work there; a plain drop ends that by itself.
 */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query(`drop database ${name} with (force)`);
  } catch (problem) {
    if (!(problem instanceof pg.DatabaseError && problem.code === insufficientPrivilege)) throw problem;
    await client.query(`drop database ${name}`);
  }
}
