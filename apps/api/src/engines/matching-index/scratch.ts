import type { Dimension } from './filter.ts'
import { SHARD_ROWS } from './posting-lists.ts'

const bitmap = () => new Int32Array(SHARD_ROWS >>> 5)

/**
 * Scratch buffers of an index, each a bitmap of one shard. Every step of a search or a count fills them anew and keeps
 * nothing here across a yield, so interleaved searches share them.
 */
export class Scratch {
  /** Rows that meet the whole filter. */
  readonly result = bitmap()
  /** The other side of an intersection or a union. */
  readonly operand = bitmap()
  /** Rows that a word of the search text is found in. */
  readonly matches = bitmap()
  /** Rows that have the first required term that is kept as a list. */
  readonly required = bitmap()
  readonly #withoutDimension = new Map<Dimension, Int32Array>()

  /** Rows that meet the filter but for one dimension. */
  without(dimension: Dimension): Int32Array {
    let rows = this.#withoutDimension.get(dimension)
    if (!rows) this.#withoutDimension.set(dimension, (rows = bitmap()))
    return rows
  }
}
