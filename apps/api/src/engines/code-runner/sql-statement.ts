const CURSOR = 'declare answer no scroll cursor for '

/** Limit of rows; one more is fetched, to detect that there are too many. */
export const MAX_ROWS = 10_000

/**
 * As a cursor a statement can only be a query: no DDL, no SET, no change inside WITH, no INTO; and only so many rows of it
 * are ever fetched. A second statement behind a semicolon is refused by the extended protocol.
 */
export const cursorFor = (query: string): string => CURSOR + query.replace(/[\s;]+$/, '')
export const FETCH = `fetch forward ${MAX_ROWS + 1} from answer`

/** The line of the candidate's query, from the position in the whole statement that PostgreSQL gives. */
export function errorLine(query: string, position: string | number | undefined): number | undefined {
  const at = Number(position) - 1 - CURSOR.length
  return at >= 0 ? query.slice(0, at).split('\n').length : undefined
}

/** Run once, for the template: takes the right to create objects or change settings from the candidate's role. */
export const SQL_TEMPLATE = `
  create role candidate nologin;
  revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
  revoke create on schema public from public;
  grant usage on schema public to candidate;
  checkpoint; select pg_switch_wal(); checkpoint`

/** After the tables and rows: from here on a read-only transaction of a role that may read them. */
export const BECOME_CANDIDATE = `
  grant select on all tables in schema public to candidate;
  set transaction read only;
  set local role candidate`
