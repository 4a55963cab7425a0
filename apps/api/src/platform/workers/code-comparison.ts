import type { SimilarityReport, SimilarityWork } from '../../engines/code-similarity/compare.ts'
import type { Log } from '../log.ts'
import { loadParserModules } from './parser-modules.ts'
import { WorkFailed, createWorkers } from './workers.ts'

export type CodeComparison = {
  /** Null where it could not be made of this source: it takes too long, or breaks the parser. */
  compare(work: Omit<SimilarityWork, 'modules'>): Promise<SimilarityReport | null>
  close(): Promise<void>
}

/** Concurrency 1: no screen waits for it. */
const COMPARING = {
  file: new URL('../../engines/code-similarity/worker.ts', import.meta.url),
  size: 1,
  queue: 50,
  each: 50,
  timeoutMs: 20_000,
  cooldownMs: 0,
  heapMb: 192,
  growthMb: 500,
}

export function createCodeComparison(log: Log): CodeComparison {
  const workers = createWorkers<SimilarityWork, SimilarityReport>(COMPARING)
  return {
    async compare(work) {
      const modules = await loadParserModules()
      try {
        return await workers.run({ modules, ...work }, work.submission.id)
      } catch (error) {
        // Too many wait, or the process is leaving: later it can be made.
        if (!(error instanceof WorkFailed) || error.reason === 'busy' || error.reason === 'closed') throw error
        log.warn({ reason: error.reason, submission: work.submission.id }, 'code could not be compared')
        return null
      }
    },
    close: () => workers.close(),
  }
}
