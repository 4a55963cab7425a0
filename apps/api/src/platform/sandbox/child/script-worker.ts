// JavaScript and TypeScript: QuickJS in WebAssembly, a fresh VM for each test.
import { stripTypeScriptTypes } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { errorText } from '../../../engines/code-runner/error-text.ts'
import { asScript } from '../../../engines/code-runner/javascript-harness.ts'
import { createOutput } from '../../../engines/code-runner/output.ts'
import type { CodeTask, FromWorker, WorkerTask } from '../protocol.ts'
import { ScriptEnd, ScriptVm } from './script-vm.ts'

const { wasm } = workerData as { wasm: WebAssembly.Module }
const send = (message: FromWorker) => parentPort!.postMessage(message)

/** Types become blanks, so that lines stay; what only a compiler can remove (enums) is compiled. */
function compiled({ language, source }: CodeTask): string {
  if (language === 'javascript') return asScript(source)
  try {
    return asScript(stripTypeScriptTypes(source))
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') throw invalid(error)
    return asScript(stripTypeScriptTypes(source, { mode: 'transform' }))
  }
}

function invalid(error: unknown): ScriptEnd {
  const { message, stack = '' } = error as Error
  const line = /^[^\n]*:(\d+)\n/.exec(stack)?.[1]
  return new ScriptEnd('invalid', errorText(`SyntaxError: ${message}${line ? ` (line ${line})` : ''}`))
}

async function run({ task, limits, from, printed }: WorkerTask<CodeTask>): Promise<FromWorker> {
  const file = task.language === 'typescript' ? 'solution.ts' : 'solution.js'
  const output = createOutput((text) => send({ printed: text }), printed)
  send({ began: -1 })
  const script = compiled(task)
  if (task.tests.length === 0) {
    const vm = await ScriptVm.create(wasm, output, limits.testMs)
    vm.load(script, file)
    vm.drain()
  }
  for (const [index, args] of task.tests.entries()) {
    if (index < from) continue
    const started = performance.now()
    const ms = () => performance.now() - started
    // The load prints the same in each VM; it is shown once.
    const vm = await ScriptVm.create(wasm, index === 0 ? output : createOutput(() => {}), limits.testMs)
    vm.load(script, file)
    vm.output = output
    send({ began: index })
    try {
      send({ test: { ...vm.call(task.entry, args), ms: ms() } })
    } catch (error) {
      if (!(error instanceof ScriptEnd) || error.end === 'invalid') throw error
      send({ test: { overrun: error.end, ms: ms() } })
      if (error.end === 'output_limit') return { end: error.end }
    }
    send({ began: -1 })
  }
  return { end: 'done' }
}

// The first use of the TypeScript parser compiles it.
stripTypeScriptTypes('')
parentPort!.on('message', (work: WorkerTask<CodeTask>) =>
  run(work)
    .catch((error: unknown): FromWorker =>
      error instanceof ScriptEnd ? { end: error.end, message: error.message } : { end: 'crashed' },
    )
    .then(send),
)
send({ ready: true })
