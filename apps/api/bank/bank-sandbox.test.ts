import { afterAll, describe, expect, test } from 'vitest'
import { createSandbox } from '../src/platform/sandbox/create-sandbox.ts'
import type { RunOutcome } from '../src/platform/sandbox/sandbox.ts'
import { SHORT_RUNS } from '../src/testing/sandbox-runs.ts'
import { silent } from '../src/testing/silent.ts'
import { readBank } from './read.ts'
import { CODING_LANGUAGES, type CodingTask } from './schema.ts'

// What is asked of code is run in the very sandbox that grades it: the solutions, the mistakes, and what Python prints.

const { coding, multipleChoice } = readBank()
const sandbox = createSandbox({ log: silent, queue: 10_000, each: 10_000, nodeOptions: SHORT_RUNS })
afterAll(() => sandbox.close())

type Language = (typeof CODING_LANGUAGES)[number]
/** As jsonb gives a value back: shorter keys first, so that no answer may rest on the order of the bank. */
function asKept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asKept)
  if (value === null || typeof value !== 'object') return value
  const sorted = Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, inner]) => [key, asKept(inner)]))
}

type Tests = CodingTask['visible']
const run = ({ entry }: CodingTask, language: Language, source: string, tests: Tests): Promise<RunOutcome> =>
  sandbox.run({
    language,
    source,
    entry: language === 'python' ? entry.python : entry.javascript,
    tests: tests.map(({ args, gives }) => ({ args: asKept(args) as unknown[], gives })),
  })
/** How the run ended that found the mistake. Of scripts one test after the other, since the first that fails is enough; for
 * Python, whose start takes longer than its tests, all in one. */
async function firstFailure(task: CodingTask, language: Language, source: string) {
  for (const some of language === 'python' ? [task.hidden] : task.hidden.map((one) => [one])) {
    const { status, tests } = await run(task, language, source, some)
    if (tests.some(({ passed }) => !passed)) return status
  }
  return undefined
}
/** The mistakes of TypeScript are those of JavaScript. */
const mistakesOf = ({ starter, wrong }: CodingTask, language: Language) => [
  starter[language],
  ...(language === 'typescript' ? [] : wrong[language]),
]

describe.each(CODING_LANGUAGES)('coding tasks in %s', (language) => {
  test('are solved by their solution, visible and hidden tests alike', async () => {
    const failed = await Promise.all(
      coding.map(async (task) => {
        const { status, message, tests } = await run(task, language, task.solution[language], [
          ...task.visible,
          ...task.hidden,
        ])
        const wrong = tests.filter(({ passed }) => !passed)
        return status === 'done' && wrong.length === 0 ? [] : [{ id: task.id, status, message, wrong }]
      }),
    )
    expect(failed.flat()).toEqual([])
  }, 60_000)

  test('find every mistake with a hidden test, and the starter is one', async () => {
    const unnoticed = await Promise.all(
      coding.flatMap((task) =>
        mistakesOf(task, language).map(async (source, index) => {
          const status = await firstFailure(task, language, source)
          // A mistake that only ends the sandbox would prove nothing.
          return status && status !== 'crashed' && status !== 'busy' ? [] : [`${task.id}: wrong ${index} (${status})`]
        }),
      ),
    )
    expect(unnoticed.flat()).toEqual([])
  }, 90_000)
})

test('the right answer of Python is what the program prints', async () => {
  const programs = multipleChoice.filter(({ skill, prints }) => prints && skill === 'python')
  const different = await Promise.all(
    programs.map(async ({ id, code = '', right }) => {
      const { output, message } = await sandbox.run({ language: 'python', source: code, entry: 'main', tests: [] })
      const printed = output.trim().split('\n').join(' ')
      return printed === right.en ? [] : [{ id, printed, right: right.en, message }]
    }),
  )
  expect(different.flat()).toEqual([])
}, 60_000)
