/** How to reach PostgreSQL: a connection string, which may have several hosts, or a socket folder. */
export type Connection = string | { host: string; port: number; user: string; password?: string; database: string };
