import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { VERSION } from '../version.ts'
import { type EncodedFile, etagOf } from './files.ts'

// The hashed files of the last releases, in the database: the one place that all nodes share, whatever the storage. A tab that
// was open during a deployment finds its chunks, and so does a page of a new node whose chunk an old node is asked for.

/** Found ones are kept in memory: some tabs of the last release ask for the same few chunks. */
const MAX_FOUND = 200
/** Files in one statement. */
const BATCH = 40
/** Only what a build could have named: anything else is not looked up. */
const HASHED = /^\/assets\/[\w.-]{1,200}$/

const isArchived = (path: string) => HASHED.test(path) && !path.endsWith('.map')

const buildIdOf = (paths: readonly string[]) =>
  createHash('sha256').update(paths.toSorted().join('\n')).digest('base64url').slice(0, 22)

export function createAssetArchive({ db, clock }: { db: Db; clock: Clock }) {
  const cache = new Map<string, EncodedFile>()

  return {
    /** Before this node listens: whoever is sent one of its pages may ask another node for the rest. */
    async save(assets: ReadonlyMap<string, EncodedFile>): Promise<void> {
      const paths = [...assets.keys()].filter(isArchived)
      const id = buildIdOf(paths)
      const newest = await db.row<{ id: string }>(sql`select id from web_builds order by released_at desc limit 1`)
      if (newest?.id === id) return
      await db.transaction(async (db) => {
        await db.run(sql`
          insert into web_builds (id, version, released_at) values (${id}, ${VERSION}, ${clock.now()})
          on conflict (id) do update set released_at = excluded.released_at`)
        // What this build shares with an older one is kept as long as this one.
        await db.run(sql`update web_assets set build_id = ${id} where path = any(${paths})`)
        const rows = await db.rows<{ path: string }>(sql`select path from web_assets where build_id = ${id}`)
        const saved = new Set(rows.map(({ path }) => path))
        const missing = paths.filter((path) => !saved.has(path))
        for (let first = 0; first < missing.length; first += BATCH) {
          const batch = missing.slice(first, first + BATCH)
          const files = batch.map((path) => assets.get(path)!)
          await db.run(sql`
            insert into web_assets (path, build_id, type, is_compressed, bytes)
            select path, ${id}, type, is_compressed, bytes
            from unnest(
              ${batch}::text[], ${files.map(({ type }) => type)}::text[], ${files.map(({ br }) => br !== undefined)}::boolean[],
              ${files.map(({ br, identity }) => br ?? identity)}::bytea[]
            ) as file (path, type, is_compressed, bytes)
            on conflict (path) do nothing`)
        }
      })
    },

    async find(path: string): Promise<EncodedFile | undefined> {
      if (!isArchived(path)) return undefined
      const cached = cache.get(path)
      if (cached) return cached
      const row = await db.row<{ type: string; is_compressed: boolean; bytes: Buffer }>(
        sql`select type, is_compressed, bytes from web_assets where path = ${path}`,
      )
      if (!row) return undefined
      const { type, is_compressed: isCompressed, bytes } = row
      const identity = isCompressed ? brotliDecompressSync(bytes) : bytes
      const file = { type, etag: etagOf(identity), identity, ...(isCompressed && { br: bytes }) }
      if (cache.size >= MAX_FOUND) cache.delete(cache.keys().next().value!)
      cache.set(path, file)
      return file
    },
  }
}

export type AssetArchive = ReturnType<typeof createAssetArchive>

/** Kept: five builds, and whatever was replaced in the last fourteen days. Its files go with a build. */
export const deleteOldBuilds = (db: Db) =>
  db.run(sql`
    delete from web_builds build
    where (select count(*) from web_builds newer where newer.released_at > build.released_at) >= 5
      and exists (
        select from web_builds newer
        where newer.released_at > build.released_at and newer.released_at < clock_now() - interval '14 days')`)
