import type { World } from '../engine/world.ts'
import type { Words } from './words.ts'

export type Growth = { table: string; bytes: number[]; exponent: number | null; reason: string }

/** The largest ones; of the others nobody asks how they grow. */
const MAX_TABLES = 20

/** What is deleted after a while, or has an upper bound; everything else grows as people do more. */
const PRUNED =
  /^(?:events|idempotency_keys|rate_windows|code_records|code_links|sessions|uploads|upload_parts|job_common|warning|messages|audit_entries|notices|profile_views|busy_times|inbound_mails|tracking_events|web_assets|web_builds)$/
const BOUNDED =
  /^(?:pay_bands|policies|sealed_keys|assessment_items|site_items|site_item_versions|staff|sellers|schedule|queue|version)$/

/** How a table grew beside the contracts that were signed: the slope of their logarithms. */
export function growthOf({ tables, deals }: World, words: Words): Growth[] {
  const last = tables.at(-1)
  if (!last) return []
  const names = Object.keys(last.bytes)
    .toSorted((a, b) => last.bytes[b]! - last.bytes[a]!)
    .slice(0, MAX_TABLES)
  const hires = tables.map(({ day }) => Object.values(deals).filter(({ terms }) => terms[0]!.start <= day).length)
  return names.map((table) => {
    const bytes = tables.map((sizes) => sizes.bytes[table] ?? 0)
    const reason = PRUNED.test(table) ? words.pruned : BOUNDED.test(table) ? words.bounded : words.business
    return { table, bytes, exponent: slopeOf(hires, bytes), reason }
  })
}

function slopeOf(xs: readonly number[], ys: readonly number[]): number | null {
  const points = xs
    .map((x, index) => [Math.log(x), Math.log(ys[index]!)] as const)
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
  if (points.length < 3) return null
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  return spread === 0 ? null : points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread
}
