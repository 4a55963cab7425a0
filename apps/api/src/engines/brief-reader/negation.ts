import type { Scan } from './scan.ts'

/** What becomes of a phrase by the words before it. */
export type Polarity = 'said' | 'negated' | 'optional'

const REACH = 4
const OR = new Set(['or', 'nor', 'او', 'ولا', 'and', 'و'])

/** A word between a negation and what it negates: "don't want any", «لا نريد». */
const isBridge = (scan: Scan, at: number): boolean =>
  !scan.markAt(at) && !scan.numberAt(at)
    ? scan.isFiller(at) || scan.hasCue(at, 'from', 'instead', 'experience')
    : scan.numberAt(at)?.isArticle === true

/** By the idioms and negations before it, and by the list it is in: "neither PHP nor WordPress". */
export function polarityOf(scan: Scan, from: number): Polarity {
  for (let at = from - 1; at >= 0 && from - at <= REACH; at--) {
    if (scan.gap(at + 1) === 'stop') return 'said'
    if (scan.hasCue(at, 'idiom')) return 'said'
    if (scan.hasCue(at, 'optional')) return 'optional'
    if (scan.gap(at + 1) === 'comma') return 'said'
    if (scan.hasCue(at, 'not', 'remove', 'instead')) return 'negated'
    if (OR.has(scan.tokens[at]?.form ?? '') || (scan.tokens[at + 1]?.isJoined && scan.markAt(at))) {
      const before = scan.markAt(OR.has(scan.tokens[at]?.form ?? '') ? at - 1 : at)
      return before?.skills && !scan.hasCue(at, 'add') ? polarityOf(scan, before.from) : 'said'
    }
    if (!isBridge(scan, at)) return 'said'
  }
  return 'said'
}
