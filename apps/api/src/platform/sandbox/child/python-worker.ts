// Python: CPython in WebAssembly, for each test a fresh instance that begins from the image of a started interpreter.
import { parentPort, workerData } from 'node:worker_threads'
import { describeError, errorText } from '../../../engines/code-runner/error-text.ts'
import { MAX_ANSWER } from '../../../engines/code-runner/answers.ts'
import { type Output, createOutput } from '../../../engines/code-runner/output.ts'
import type { PythonImage } from '../../../engines/code-runner/python-image.ts'
import { type CodeTask, type FromWorker, MEMORY, type TestReport, type WorkerTask } from '../protocol.ts'
import { createPython, libraryFolder } from './python-vm.ts'

type PythonData = { wasm: WebAssembly.Module; files: Map<string, Uint8Array>; image: PythonImage }
type Answer = { kind: string; text: string }

const PAGE = 65_536
const { wasm, files, image } = workerData as PythonData
const library = libraryFolder(files)
const send = (message: FromWorker) => parentPort!.postMessage(message)

class Flood extends Error {}

/** Ends when the program does; what it answered last counts. */
function serve(input: string, output: () => Output, onLoad: () => void): Answer {
  let answers = ''
  const python = createPython(wasm, library, {
    input,
    print(text) {
      output().write(text)
      if (output().isFlooded) throw new Flood()
    },
    answer(text) {
      answers += text
      if (text === '\0l\n') onLoad()
      if (answers.length > 2 * MAX_ANSWER) throw new Flood()
    },
  })
  const { memory } = python
  memory.grow((image.memory.length - memory.buffer.byteLength) / PAGE)
  new Uint8Array(memory.buffer).set(image.memory)
  python.stackPointer.value = image.stackPointer
  try {
    python.table.get(image.serve)(0, 0)
  } catch (error) {
    if (error instanceof Flood) return { kind: 'flood', text: '' }
    return stopped(error, memory.buffer.byteLength)
  }
  const last = answers.split('\n').findLast((line) => line.startsWith('\0')) ?? ''
  return { kind: last.slice(1, 2), text: last.slice(2) }
}

/** The program left without an answer: it ended itself, or the interpreter had to stop. */
function stopped(error: unknown, size: number): Answer {
  if (size > MEMORY.python - 2 * PAGE) return { kind: 'm', text: '' }
  const [name, message] =
    error instanceof RangeError
      ? ['RecursionError', 'maximum recursion depth exceeded']
      : ['SystemExit', errorText(error instanceof Error ? error.message : String(error))]
  return { kind: 'e', text: JSON.stringify([name, message, null]) }
}

function describe(text: string): string {
  const [name, message, line] = JSON.parse(text) as [string, string, number | null]
  return describeError(name, message, line === null ? '' : `solution.py:${line}`)
}

function reportOf({ kind, text }: Answer): Omit<TestReport, 'ms'> {
  if (kind === 'v') return { answer: text }
  if (kind === 'm') return { overrun: 'out_of_memory' }
  if (kind === 'flood') return { overrun: 'output_limit' }
  return { error: kind === 'e' ? describe(text) : 'SystemExit' }
}

function run({ task, from, printed }: WorkerTask<CodeTask>): FromWorker {
  const { source, entry, tests } = task
  const output = createOutput((text) => send({ printed: text }), printed)
  send({ began: -1 })
  if (tests.length === 0) {
    const { kind, text } = serve(
      JSON.stringify({ source }),
      () => output,
      () => {},
    )
    return kind === 'l' ? { end: 'done' } : endOf({ kind, text })
  }
  for (const [index, args] of tests.entries()) {
    if (index < from) continue
    const started = performance.now()
    // The load prints the same in each instance; it is shown once.
    let current = index === 0 ? output : createOutput(() => {})
    const input = `{"source":${JSON.stringify(source)},"entry":${JSON.stringify(entry)},"args":${args}}`
    let isLoaded = false
    const onLoad = () => {
      isLoaded = true
      current = output
      send({ began: index })
    }
    const answer = serve(input, () => current, onLoad)
    if (!isLoaded) return endOf(answer)
    const report = reportOf(answer)
    send({ test: { ...report, ms: performance.now() - started } })
    if (report.overrun === 'output_limit') return { end: 'output_limit' }
    send({ began: -1 })
  }
  return { end: 'done' }
}

/** Nothing of the source could be called. */
function endOf({ kind, text }: Answer): FromWorker {
  if (kind === 'm') return { end: 'out_of_memory' }
  if (kind === 'flood') return { end: 'output_limit' }
  return { end: 'invalid', message: text ? describe(text) : 'SystemExit' }
}

parentPort!.on('message', (work: WorkerTask<CodeTask>) => {
  let end: FromWorker
  try {
    end = run(work)
  } catch {
    end = { end: 'crashed' }
  }
  send(end)
})
send({ ready: true })
