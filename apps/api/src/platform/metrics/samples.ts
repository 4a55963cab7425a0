import type { Db } from '../db/database.ts'

export type Sample = { labels?: Record<string, string>; value: number }

/** Samples of each figure, in the order in which they were declared. */
export type DatabaseReader = (db: Db) => Promise<readonly (readonly Sample[])[]>
