import { ConsoleStdout, Directory, Fd, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'

export type PythonExports = {
  memory: WebAssembly.Memory
  stackPointer: WebAssembly.Global<'i32'>
  table: WebAssembly.Table
  _start(): void
}
/** Text that the program is given and gives: standard input, standard output, and on the third the answers of the harness. */
export type PythonStreams = { input: string; print(text: string): void; answer(text: string): void }
export type PythonArgs = { args?: string[]; onClockResolution?: () => never }

const ERRNO_ROFS = 69
const ERRNO_NOTSUP = 58
const OPEN_CREATES_OR_TRUNCATES = 1 | 8
const RIGHT_TO_WRITE = 64n
const MAX_OPEN_FILES = 64
const ERRNO_MFILE = 33

/** The standard library, as a folder that nobody can write: files are in the host's memory, which has no other limit. */
export function libraryFolder(files: ReadonlyMap<string, Uint8Array>): Map<string, Directory | File> {
  const root = new Map<string, Directory | File>()
  for (const [path, bytes] of files) {
    const [name = '', ...folders] = path.split('/').toReversed()
    let at = root
    for (const folder of folders.toReversed()) {
      const entry = at.get(folder)
      const next = entry instanceof Directory ? entry : new Directory(new Map())
      at.set(folder, next)
      at = next.contents as typeof root
    }
    at.set(name, new File(bytes, { readonly: true }))
  }
  return root
}

/** An instance of the interpreter that has not started yet. */
export function createPython(
  wasm: WebAssembly.Module,
  library: Map<string, Directory | File>,
  streams: PythonStreams,
  { args = [], onClockResolution }: PythonArgs = {},
): PythonExports {
  const stream = (write: (text: string) => void): Fd => {
    const decoder = new TextDecoder()
    return new ConsoleStdout((bytes) => write(decoder.decode(bytes, { stream: true })))
  }
  const input = new OpenFile(new File(new TextEncoder().encode(streams.input), { readonly: true }))
  const fds = [input, stream(streams.print), stream(streams.answer), new PreopenDirectory('/', library)]
  const wasi = new WASI(args, ['PYTHONHASHSEED=0', 'PYTHONDONTWRITEBYTECODE=1'], fds, { debug: false })
  const instance = new WebAssembly.Instance(wasm, {
    wasi_snapshot_preview1: {
      ...wasi.wasiImport,
      ...restricted(wasi),
      ...(onClockResolution && { clock_res_get: onClockResolution }),
    },
  })
  const exports = instance.exports as unknown as PythonExports
  wasi.inst = { exports }
  return exports
}

/** System calls that the interpreter may use: no writes, few open files, no waiting. */
function restricted(wasi: WASI): WebAssembly.ModuleImports {
  const readOnly = () => ERRNO_ROFS
  const writers = [
    'fd_allocate',
    'fd_filestat_set_size',
    'fd_filestat_set_times',
    'fd_pwrite',
    'path_create_directory',
    'path_link',
    'path_remove_directory',
    'path_rename',
    'path_symlink',
    'path_unlink_file',
    'path_filestat_set_times',
  ]
  return {
    ...Object.fromEntries(writers.map((name) => [name, readOnly])),
    path_open(
      fd: number,
      flags: number,
      path: number,
      length: number,
      openFlags: number,
      rights: bigint,
      ...rest: unknown[]
    ) {
      if (openFlags & OPEN_CREATES_OR_TRUNCATES || rights & RIGHT_TO_WRITE) return ERRNO_ROFS
      if (wasi.fds.filter(Boolean).length >= MAX_OPEN_FILES) return ERRNO_MFILE
      return (wasi.wasiImport.path_open as (...all: unknown[]) => number)(
        fd,
        flags,
        path,
        length,
        openFlags,
        rights,
        ...rest,
      )
    },
    poll_oneoff: () => ERRNO_NOTSUP,
  }
}
