import { describeError, errorText } from '../../../engines/code-runner/error-text.ts'
import { JAVASCRIPT_HARNESS } from '../../../engines/code-runner/javascript-harness.ts'
import type { Output } from '../../../engines/code-runner/output.ts'
import { JSException, type JSValueHandle, QuickJS } from 'quickjs-wasi'
import { MEMORY, type Overrun, type TestReport, WALL_FACTOR } from '../protocol.ts'

/** The interpreter's stack inside its memory; deeper recursion throws a RangeError in the candidate's code. */
const STACK = 512 * 1024

/** Of this thread. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The candidate's code cannot go on; `message` where it says something about the source. */
export class ScriptEnd extends Error {
  readonly end: 'invalid' | Overrun
  constructor(end: 'invalid' | Overrun, message = '') {
    super(message)
    this.end = end
  }
}

/** A VM for one test: the harness, then the candidate's code, under one deadline. */
export class ScriptVm {
  readonly #vm: QuickJS
  /** Where it prints: the load and the call may differ. */
  output: Output
  #harness: JSValueHandle[] = []
  readonly #deadline: { cpu: number; wall: number }

  static async create(wasm: WebAssembly.Module, output: Output, testMs: number): Promise<ScriptVm> {
    let instance: ScriptVm | undefined
    const vm = await QuickJS.create({
      wasm,
      memoryLimit: MEMORY.script,
      maxStackSize: STACK,
      timezoneOffset: 0,
      interruptHandler: () => instance?.isOverrun ?? false,
      wasi: () => ({ fd_write: () => 8 }),
    })
    instance = new ScriptVm(vm, output, testMs)
    return instance
  }

  private constructor(vm: QuickJS, output: Output, testMs: number) {
    this.#vm = vm
    this.output = output
    this.#deadline = { cpu: cpuMs() + testMs, wall: performance.now() + testMs * WALL_FACTOR }
    const print = vm.newFunction('print', (text) => {
      if (!this.output.isFlooded && text?.isString) this.output.write(text.toString())
      return vm.undefined
    })
    const parts = vm.callFunction(vm.evalCode(JAVASCRIPT_HARNESS, 'harness.js'), vm.undefined, print)
    this.#harness = ['0', '1', '2'].map((index) => parts.getProp(index))
  }

  get isOverrun(): boolean {
    const { cpu, wall } = this.#deadline
    return this.output.isFlooded || cpuMs() > cpu || performance.now() > wall
  }

  load(source: string, file: string): void {
    this.#guarded(() => {
      this.#vm.evalCode(source, file)
      this.#vm.executePendingJobs()
    })
  }

  /** What timers print after the load, where nothing is called. */
  drain(): void {
    this.#guarded(() => {
      while (this.#tick()) this.#vm.executePendingJobs()
    })
  }

  call(entry: string, args: string): Pick<TestReport, 'answer' | 'error'> {
    const func = this.#guarded(() =>
      this.#vm.evalCode(`typeof ${entry} === 'function' ? ${entry} : undefined`, 'entry.js'),
    )
    if (func.isUndefined) throw new ScriptEnd('invalid', `${entry} is not a function`)
    return this.#guarded(() => {
      try {
        return this.#answer(func, args)
      } catch (error) {
        // The thread's own stack ended before the interpreter's: of the candidate's making as well, and the VM is dropped.
        if (error instanceof RangeError) return { error: 'RangeError: Maximum call stack size exceeded' }
        throw error
      }
    })
  }

  #answer(entry: JSValueHandle, args: string): Pick<TestReport, 'answer' | 'error'> {
    const [call, poll] = this.#harness
    this.#vm.callFunction(call!, this.#vm.undefined, entry, this.#vm.newString(args))
    for (;;) {
      this.#vm.executePendingJobs()
      const answer = this.#vm.callFunction(poll!, this.#vm.undefined)
      if (answer.isString) return readAnswer(answer.toString())
      if (!this.#tick()) return { error: 'Error: the returned promise is never settled' }
    }
  }

  #tick(): boolean {
    return this.#vm.callFunction(this.#harness[2]!, this.#vm.undefined).toBoolean()
  }

  #guarded<Result>(run: () => Result): Result {
    try {
      const result = run()
      if (this.isOverrun) throw new ScriptEnd(this.#overrun())
      return result
    } catch (error) {
      if (error instanceof ScriptEnd) throw error
      if (this.isOverrun) throw new ScriptEnd(this.#overrun())
      if (isOutOfMemory(String(error))) throw new ScriptEnd('out_of_memory')
      if (!(error instanceof JSException)) throw new ScriptEnd('crashed', errorText(String(error)))
      throw new ScriptEnd('invalid', describeError(error.name, error.message, error.stack ?? ''))
    }
  }

  #overrun(): Overrun {
    return this.output.isFlooded ? 'output_limit' : 'timeout'
  }
}

const isOutOfMemory = (text: string) => text.includes('out of memory')

function readAnswer(text: string): Pick<TestReport, 'answer' | 'error'> {
  if (text.startsWith('v')) return { answer: text.slice(1) }
  const [name = '', message = '', stack = ''] = JSON.parse(text.slice(1)) as string[]
  if (name === 'InternalError' && isOutOfMemory(message)) throw new ScriptEnd('out_of_memory')
  return { error: describeError(name, message, stack) }
}
