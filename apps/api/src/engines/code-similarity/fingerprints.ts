import { File, FingerprintIndex, type Fragment, Region, TokenizedFile } from '@dodona/dolos-core'
import { STRUCTURE_K } from './starter.ts'
import type { Token } from './tokens.ts'

export type Document = { id: string; tokens: readonly Token[] }
/** Lines from 1, both ends included. */
export type MatchedFragment = { from: number; to: number; peerFrom: number; peerTo: number }
export type PeerSimilarity = {
  id: string
  /** Between 0 and 1: the share of the tokens of both that are in a common k-gram (Dice coefficient). */
  similarity: number
  /** Lines of the answer with such tokens. */
  lines: number
  fragments: MatchedFragment[]
}

/** Below this an answer is too short to be attributed: no similarity is stated. */
const MIN_TOKENS = 30
/** Below this honest answers have the same structure: names and literals are compared too. */
const SMALL_TOKENS = 60
const VERBATIM_K = 8
/** The winnowing window grows with the answer, so that the fingerprints of one document stay about as many. */
const TOKENS_PER_WINDOW = 1_500
/** A k-gram that repeats more often in one document (a table of numbers) says nothing, and pairs multiply. */
const MAX_REPEATS = 50

export function comparePeers(answer: Document, peers: readonly Document[]): PeerSimilarity[] {
  const spelling = answer.tokens.length < SMALL_TOKENS ? 'verbatim' : 'abstract'
  const k = spelling === 'verbatim' ? VERBATIM_K : STRUCTURE_K
  const index = new FingerprintIndex(k, 1 + Math.floor(answer.tokens.length / TOKENS_PER_WINDOW))
  const [own, ...others] = [answer, ...peers].map((document) => tokenizedFile(document, spelling))
  if (!own || answer.tokens.length < MIN_TOKENS) return peers.map(({ id }) => nothingCommon(id))
  index.addFiles([own, ...others])
  ignoreRepeats(index)
  return peers.map((peer, n) => {
    const fragments = index.getPair(own, others[n]!).buildFragments()
    return fragments.length > 0 ? peerSimilarity(answer, peer, fragments) : nothingCommon(peer.id)
  })
}

const nothingCommon = (id: string): PeerSimilarity => ({ id, similarity: 0, lines: 0, fragments: [] })

function tokenizedFile({ id, tokens }: Document, spelling: 'verbatim' | 'abstract'): TokenizedFile {
  const regions = tokens.map(({ row, column }) => new Region(row, column, row, column))
  return new TokenizedFile(
    new File(id, ''),
    tokens.map((token) => token[spelling]),
    regions,
  )
}

function ignoreRepeats(index: FingerprintIndex) {
  const repeats = index
    .sharedFingerprints()
    .filter((shared) => shared.files().some((file) => shared.occurrencesOf(file).length > MAX_REPEATS))
  index.addIgnoredHashes(repeats.map(({ hash }) => hash))
}

// Not `pair.similarity`: it counts fingerprints, so that one changed token costs k of them, and it subtracts what is ignored
// on the left from the right as well.
function peerSimilarity(answer: Document, peer: Document, fragments: readonly Fragment[]): PeerSimilarity {
  const [covered, peerCovered] = [new Set<number>(), new Set<number>()]
  const matches: MatchedFragment[] = []
  const bySize = fragments.toSorted((a, b) => b.pairs.length - a.pairs.length)
  for (const { pairs } of bySize) {
    const before = covered.size
    for (const { left, right } of pairs) {
      for (let at = left.start; at <= left.stop; at++) covered.add(at)
      for (let at = right.start; at <= right.stop; at++) peerCovered.add(at)
    }
    const [first, last] = [pairs[0]!, pairs.at(-1)!]
    const line = ({ tokens }: Document, at: number) => (tokens[at]?.row ?? 0) + 1
    if (covered.size > before)
      matches.push({
        from: line(answer, first.left.start),
        to: line(answer, last.left.stop),
        peerFrom: line(peer, first.right.start),
        peerTo: line(peer, last.right.stop),
      })
  }
  return {
    id: peer.id,
    similarity: (covered.size + peerCovered.size) / (answer.tokens.length + peer.tokens.length),
    lines: new Set([...covered].map((at) => answer.tokens[at]?.row)).size,
    fragments: matches.toSorted((a, b) => a.from - b.from),
  }
}
