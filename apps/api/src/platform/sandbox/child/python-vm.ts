import { ConsoleStdout, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim'

/** What a program writes: standard output, and on the descriptor of standard error the answers of the harness. */
type PythonStreams = { print(text: string): void; answer(text: string): void }
type PythonExports = { memory: WebAssembly.Memory; _start(): void }

const ERRNO_NOTSUP = 58
/** System calls on the three streams, and those that only ask. No file, no socket, no waiting, nothing that allocates here. */
const ALLOWED = [
  'args_get',
  'args_sizes_get',
  'clock_res_get',
  'clock_time_get',
  'environ_get',
  'environ_sizes_get',
  'fd_close',
  'fd_fdstat_get',
  'fd_filestat_get',
  'fd_prestat_get',
  'fd_read',
  'fd_seek',
  'fd_tell',
  'fd_write',
  'proc_exit',
  'random_get',
  'sched_yield',
]

/** An interpreter that has not started yet. Its library is part of the module, so no folder of the host is opened. */
export function createPython(wasm: WebAssembly.Module, source: string, { print, answer }: PythonStreams) {
  const stream = (write: (text: string) => void) => {
    const decoder = new TextDecoder()
    return new ConsoleStdout((bytes) => write(decoder.decode(bytes, { stream: true })))
  }
  const fileOf = (text: string) => new File(new TextEncoder().encode(text), { readonly: true })
  const input = new OpenFile(fileOf(''))
  const env = ['PYTHONHASHSEED=0', 'PYTHONDONTWRITEBYTECODE=1']
  const wasi = new WASI(['python', '-c', source], env, [input, stream(print), stream(answer)], { debug: false })
  const calls = Object.entries(wasi.wasiImport).map(([name, call]): [string, WebAssembly.ImportValue] => [
    name,
    ALLOWED.includes(name) ? call : () => ERRNO_NOTSUP,
  ])
  const instance = new WebAssembly.Instance(wasm, { wasi_snapshot_preview1: Object.fromEntries(calls) })
  const exports = instance.exports as unknown as PythonExports
  wasi.inst = { exports }
  return {
    /** What is on standard input, instead of what was there. */
    offer(text: string) {
      input.file = fileOf(text)
      input.file_pos = 0n
    },
    /** Runs the program; throws when it ends, whatever the reason. */
    start: () => exports._start(),
    memorySize: () => exports.memory.buffer.byteLength,
  }
}
