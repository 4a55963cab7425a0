// What makes a PGlite commit survive a power cut. As shipped it runs with fsync off, and could not do it anyway:
// its file system has no fsync, and fdatasync, PostgreSQL's own choice for the log, is an empty function in the build.
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

// 64 MB of shared buffers instead of 128: all of it is resident from the start, and the kernel caches files as well.
export const quickParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB']

export const durableParams = [
  ...quickParams.filter((param) => param !== '-F'), // -F is "fsync off"
  '-c',
  'wal_sync_method=fsync',
]

/** The internals of Emscripten that are patched here. */
interface Module {
  FS: { isDir(mode: number): boolean }
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; tryFSOperation<T>(operation: () => T): T }
}

interface Stream {
  nfd: number
  node: { mode: number }
}

export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args)
    result.emscriptenOpts.preRun!.push((module: unknown) => {
      const { FS, NODEFS } = module as Module
      const sync = ({ nfd, node }: Stream) => {
        if (FS.isDir(node.mode)) fs.fsyncSync(nfd)
        else fs.fdatasyncSync(nfd)
        return 0
      }
      // tryFSOperation turns node's error into the errno that PostgreSQL understands.
      NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => sync(stream))
    })
    return result
  }
}
