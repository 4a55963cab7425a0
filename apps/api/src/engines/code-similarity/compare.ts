import { type PeerSimilarity, comparePeers } from './fingerprints.ts'
import { GRAMMARS, type Language, type ParserModules, openParser } from './parser.ts'
import { starterCode, withoutStarter } from './starter.ts'
import { tokenize } from './tokens.ts'

export type Submission = { id: string; source: string; language: Language }
export type SimilarityWork = {
  modules: ParserModules
  submission: Submission
  /** Other submissions of the same task. Those in another grammar are left out of the report. */
  peers: readonly Submission[]
  /** What the task begins with, in each language it can be answered in. */
  starters: readonly Omit<Submission, 'id'>[]
}
export type SimilarityReport = PeerSimilarity[]

export async function compareSubmission(work: SimilarityWork): Promise<SimilarityReport> {
  const { modules, submission, peers, starters } = work
  const grammar = GRAMMARS[submission.language]
  const parser = await openParser(grammar, modules)
  const isComparable = ({ language }: { language: Language }) => GRAMMARS[language] === grammar
  const parse = ({ source }: { source: string }) => tokenize(source, parser, grammar)
  const starter = starterCode(starters.filter(isComparable).map(parse))
  const document = (submission: Submission) => ({
    id: submission.id,
    tokens: withoutStarter(parse(submission), starter),
  })
  return comparePeers(document(submission), peers.filter(isComparable).map(document))
}
