// Starts the interpreter once and gives away the image of its memory, from which every test begins.
import { parentPort, workerData } from 'node:worker_threads'
import { PYTHON_BOOT } from '../../../engines/code-runner/python-harness.ts'
import { type PythonImage, findMethod } from '../../../engines/code-runner/python-image.ts'
import { createPython, libraryFolder } from './python-vm.ts'

class Booted extends Error {}

const { wasm, files } = workerData as { wasm: WebAssembly.Module; files: Map<string, Uint8Array> }
let printed = ''
const print = (text: string) => void (printed += text)
const python = createPython(
  wasm,
  libraryFolder(files),
  { input: '', print, answer: print },
  {
    args: ['python', '-c', PYTHON_BOOT],
    onClockResolution() {
      throw new Booted()
    },
  },
)
try {
  python._start()
  throw new Error(`the interpreter ended: ${printed.slice(-1_000)}`)
} catch (error) {
  if (!(error instanceof Booted)) throw error
}
const memory = new Uint8Array(new SharedArrayBuffer(python.memory.buffer.byteLength))
memory.set(new Uint8Array(python.memory.buffer))
parentPort!.postMessage({
  memory,
  stackPointer: python.stackPointer.value,
  serve: findMethod(memory, '_run_exitfuncs'),
} satisfies PythonImage)
