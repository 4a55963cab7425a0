import { Client } from 'pg'
import { BadOption } from '../engine/options.ts'

/** Before a server migrates it: a run begins in a database of PostgreSQL that has nothing yet. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    throw new BadOption(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`)
  }
  try {
    const { rowCount } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'S') limit 1`,
    )
    if (rowCount) throw new BadOption('The database of DATABASE_URL is not empty; a simulation begins in an empty one.')
  } finally {
    await client.end()
  }
}
