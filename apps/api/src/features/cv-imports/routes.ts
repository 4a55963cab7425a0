import { cvImportsContract as contract } from '@fareeq/domain/cv-imports/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { createWorkers } from '../../platform/workers/workers.ts'
import { type CvReader, importCv, lastCvImport } from './actions.ts'

/** Concurrency 1 leaves a core for other requests; beyond the queue, uploads are refused. */
const READING = {
  file: new URL('../../engines/cv-reader/worker.ts', import.meta.url),
  size: 1,
  queue: 20,
  each: 1,
  timeoutMs: 15_000,
  cooldownMs: 60_000,
  heapMb: 192,
  growthMb: 600,
}

export function cvImportRoutes(server: Server) {
  const { http } = server
  const reader: CvReader = createWorkers(READING)
  http.addHook('onClose', () => reader.close())

  serve(server, contract.importCv, (ctx, { upload }) => importCv(ctx, reader, upload))

  serve(server, contract.lastCvImport, (ctx) => lastCvImport(ctx))
}
