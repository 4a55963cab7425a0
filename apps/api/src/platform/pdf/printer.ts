import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Log } from '../log.ts'
import { WorkFailed, createWorkers } from '../workers/workers.ts'

/** A template of this folder, its data, and pictures by name. */
export type PdfDocument = {
  template: 'cv' | 'data' | 'report' | 'contract' | 'invoice' | 'receipt' | 'statement'
  data: object
  pictures?: Readonly<Record<string, Uint8Array>>
}

export type Printer = {
  /** The PDF; refused when the queue is full (in all or for this owner), or on a timeout. */
  print(paper: PdfDocument, owner: string): Promise<Buffer>
  close(): Promise<void>
}

/** Concurrency 1: a document takes a few hundredths of a second, the first one a quarter more. */
const PRINTING = {
  file: new URL('./press.ts', import.meta.url),
  size: 1,
  queue: 30,
  each: 2,
  timeoutMs: 15_000,
  cooldownMs: 5_000,
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
