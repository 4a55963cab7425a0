import type { PGlite } from '@electric-sql/pglite'
import { MEMORY } from '../protocol.ts'

const PAGE = 65_536
const INITIAL_MEMORY = 128 * 2 ** 20

export type SqlModules = { pgliteWasmModule: WebAssembly.Module; initdbWasmModule: WebAssembly.Module; fsBundle: Blob }
export type SqlData = SqlModules & { template: Blob }

/** Temporary files are in the host's memory, where nothing else limits them; little is written and nothing is kept. */
const CONF = [
  'shared_buffers = 4MB',
  'temp_file_limit = 32MB',
  'max_wal_size = 4MB',
  'min_wal_size = 2MB',
  'fsync = off',
]

/** PostgreSQL in this thread. PGlite makes its memory itself, with a maximum of 2 GB; here every memory has ours. */
export async function openDatabase(options: SqlModules & { loadDataDir?: Blob }): Promise<PGlite> {
  const { Memory } = WebAssembly
  const maximum = MEMORY.sql / PAGE
  class CappedMemory extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum })
    }
  }
  WebAssembly.Memory = CappedMemory
  const { PGlite } = await import('@electric-sql/pglite')
  return PGlite.create({
    ...options,
    initialMemory: INITIAL_MEMORY,
    postgresqlconf: CONF,
    ...(options.loadDataDir ? {} : { initDbStartParams: ['--wal-segsize=1'] }),
  })
}
