// Python: CPython in WebAssembly, for each run an interpreter that serves its tests one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { describeError, errorText } from '../../../engines/code-runner/error-text.ts'
import { MAX_ANSWER } from '../../../engines/code-runner/answers.ts'
import { type Output, createOutput } from '../../../engines/code-runner/output.ts'
import { PYTHON_HARNESS } from '../../../engines/code-runner/python-harness.ts'
import { type CodeTask, type FromWorker, MEMORY, type TestReport, type WorkerTask } from '../protocol.ts'
import { createPython } from './python-vm.ts'

type Answer = { kind: string; text: string }
/** One load of the source, and one call of it where there is a test. */
type PythonTask = {
  input: string
  onStart(): void
  output(): Output
  onLoad(): void
  /** May throw `Ended`, which ends the run. */
  onAnswer(answer: Answer): void
}

const PAGE = 65_536
const { wasm } = workerData as { wasm: WebAssembly.Module }
const send = (message: FromWorker) => parentPort!.postMessage(message)

class Flood extends Error {}
/** Unwinds an interpreter that is asked for no more. */
class Finished extends Error {}
class Ended extends Error {
  readonly end: FromWorker
  constructor(end: FromWorker) {
    super()
    this.end = end
  }
}

/** Serves tasks until all are done or the interpreter ends with one of them; answers how many were served. */
function interpret(tasks: readonly PythonTask[]): number {
  let [served, answers] = [0, '']
  let task: PythonTask | undefined
  const finish = (answer: Answer) => {
    const { onAnswer } = task!
    task = undefined
    served++
    onAnswer(answer)
  }
  const python = createPython(wasm, PYTHON_HARNESS, {
    print(text) {
      task?.output().write(text)
      if (task?.output().isFlooded) throw new Flood()
    },
    answer(text) {
      if (text === '\0n\n') return next()
      answers += text
      if (text === '\0l\n') task?.onLoad()
      if (answers.length > 2 * MAX_ANSWER) throw new Flood()
    },
  })
  function next() {
    const last = answers.split('\n').findLast((line) => line.startsWith('\0')) ?? ''
    if (task) finish({ kind: last.slice(1, 2), text: last.slice(2) })
    // What is left of a full memory is not enough for another.
    if (served === tasks.length || last.startsWith('\0m')) throw new Finished()
    ;[task, answers] = [tasks[served]!, '']
    python.offer(task.input)
    task.onStart()
  }
  try {
    python.start()
  } catch (error) {
    if (error instanceof Ended) throw error
    if (task) finish(error instanceof Flood ? { kind: 'flood', text: '' } : stopped(error, python.memorySize()))
  }
  return served
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
  try {
    const [name, message, line] = JSON.parse(text) as [string, string, number | null]
    return describeError(name, message, line === null ? '' : `solution.py:${line}`)
  } catch {
    // The program wrote there itself.
    return 'SystemExit'
  }
}

function reportOf({ kind, text }: Answer): Omit<TestReport, 'ms'> {
  if (kind === 'v') return { answer: text }
  if (kind === 'm') return { overrun: 'out_of_memory' }
  if (kind === 'flood') return { overrun: 'output_limit' }
  return { error: describe(kind === 'e' ? text : '') }
}

function run({ task, from, printed }: WorkerTask<CodeTask>): FromWorker {
  const { source, entry, tests } = task
  const output = createOutput((text) => send({ printed: text }), printed)
  const tasks = tests.map((args, index): PythonTask => {
    // The load prints the same each time; it is shown once.
    let current = index === 0 ? output : createOutput(() => {})
    let [startedAt, isLoaded] = [0, false]
    return {
      input: `{"source":${JSON.stringify(source)},"entry":${JSON.stringify(entry)},"args":${args}}`,
      output: () => current,
      onStart() {
        startedAt = performance.now()
        send({ began: -1 })
      },
      onLoad() {
        ;[current, isLoaded] = [output, true]
        send({ began: index })
      },
      onAnswer(answer) {
        if (!isLoaded) throw new Ended(endOf(answer))
        const report = reportOf(answer)
        send({ test: { ...report, ms: performance.now() - startedAt } })
        if (report.overrun === 'output_limit') throw new Ended({ end: 'output_limit' })
      },
    }
  })
  const program: PythonTask = {
    input: JSON.stringify({ source }),
    output: () => output,
    onStart: () => send({ began: -1 }),
    onLoad() {},
    onAnswer(answer) {
      if (answer.kind !== 'l') throw new Ended(endOf(answer))
    },
  }
  const all = tests.length === 0 ? [program] : tasks
  try {
    for (let at = from; at < all.length;) {
      const served = interpret(all.slice(at))
      if (served === 0) return { end: 'crashed' }
      at += served
    }
  } catch (error) {
    if (error instanceof Ended) return error.end
    throw error
  }
  return { end: 'done' }
}

/** Nothing of the source could be called. */
function endOf({ kind, text }: Answer): FromWorker {
  if (kind === 'm') return { end: 'out_of_memory' }
  if (kind === 'flood') return { end: 'output_limit' }
  return { end: 'invalid', message: describe(text) }
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
// The first start compiles what the others use.
interpret([])
send({ ready: true })
