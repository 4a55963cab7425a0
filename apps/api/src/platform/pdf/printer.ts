import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Log } from '../log.ts'
import { WorkFailed, createWorkers } from '../workers/workers.ts'

/** What is printed: a template of this folder, the words on it, and pictures by the name the template calls them. */
export type PdfDocument = { template: 'cv' | 'data'; data: object; pictures?: Readonly<Record<string, Uint8Array>> }

export type Printer = {
  /** The bytes of a PDF; refused when too many wait, of all or of this owner, or it takes too long. */
  print(paper: PdfDocument, owner: string): Promise<Buffer>
  close(): Promise<void>
}

/** One at a time: a paper takes a few hundredths of a second, and the first one a quarter more. */
const PRINTING = {
  file: new URL('./press.ts', import.meta.url),
  size: 1,
  queue: 30,
  each: 2,
  patience: 15_000,
  rest: 5_000,
  heapMb: 192,
  growthMb: 500,
}

export function createPrinter(log: Log): Printer {
  const workers = createWorkers<PdfDocument, Uint8Array>(PRINTING)
  return {
    async print(paper, owner) {
      try {
        return Buffer.from(await workers.run(paper, owner))
      } catch (error) {
        if (!(error instanceof WorkFailed)) throw error
        const { reason, cause } = error
        log.error({ reason, err: cause, template: paper.template }, 'a paper was not printed')
        throw new Refusal(platformErrors.unavailable)
      }
    },
    close: () => workers.close(),
  }
}
