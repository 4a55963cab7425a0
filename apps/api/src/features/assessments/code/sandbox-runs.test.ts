import { describe, expect, test } from 'vitest'
import type { CodingTask } from '../../../../bank/schema.ts'
import { answersOf } from '../queries-answers.ts'
import { started } from '../../../testing/assessments.ts'
import { askForRun, drawnTasks, ranCode } from '../../../testing/coding.ts'
import { liveTalent } from '../../../testing/market.ts'
import { type Member, freshStory } from '../../../testing/story.ts'

let [layla, token]: [Member, string] = [undefined as never, '']
let task: CodingTask
const story = await freshStory(async (story) => {
  layla = await liveTalent(story)
  const one = await started(layla, 'problem-solving')
  token = one.token
  task = (await drawnTasks(story, one.attempt))[0]!
})

const javascript = (source: string) => ({ language: 'javascript' as const, source })
const body = (inside: string) => javascript(`function ${task.entry.javascript}() { ${inside} }`)
const one = { args: [] }

describe('code that somebody tries', () => {
  test.each(['javascript', 'typescript', 'python'] as const)(
    'in %s passes the visible tests when it is right, and shows what it returned [P-004]',
    async (language) => {
      const result = await ranCode(layla, token, { language, source: task.solution[language] })
      expect(result).toMatchObject({ status: 'done', message: null })
      expect(result.tests.map(({ passed }) => passed)).toEqual(task.visible.map(() => true))
      expect(result.tests.map(({ got }) => JSON.parse(got!))).toEqual(task.visible.map(({ gives }) => gives))
    },
  )

  test('says in which line it cannot be read', async () => {
    const result = await ranCode(layla, token, javascript('\n\nfunction ('))
    expect(result).toMatchObject({ status: 'invalid', message: expect.stringContaining('line 3') })
  })

  test('with one’s own arguments only reports what it returned', async () => {
    const add = javascript(`const ${task.entry.javascript} = (a, b) => a + b`)
    const { tests } = await ranCode(layla, token, { ...add, own: [{ args: [20, 22] }, { args: ['a'] }] })
    expect(tests).toMatchObject([
      { passed: null, got: '42' },
      { passed: null, got: '"aundefined"' },
    ])
  })

  test('in SQL is compared with the rows of the solution, and shows both [P-004]', async () => {
    const { token, attempt } = await started(layla, 'sql-queries')
    const [first] = await answersOf(story.db, attempt.id)
    if (first?.content.kind !== 'sql') throw new Error('It is an SQL task')
    const { solution, visible } = first.content
    const right = await ranCode(layla, token, { language: 'sql', source: solution })
    expect(right.tests).toHaveLength(visible.length)
    expect(right.tests[0]).toMatchObject({ passed: true, got: right.tests[0]!.expected })
    const wrong = await ranCode(layla, token, { language: 'sql', source: 'select 1 as one' })
    expect(wrong.tests[0]).toMatchObject({ passed: false, got: 'one\n1', expected: right.tests[0]!.expected })
    const own = await askForRun(layla, token, { language: 'sql', source: solution, own: [one] })
    expect(own.body.code).toBe('wrong_answer_kind')
  }, 60_000)

  test('never meets a hidden test', async () => {
    const result = await ranCode(layla, token, javascript(task.solution.javascript))
    expect(result.tests).toHaveLength(task.visible.length)
  })
})

describe('code that does harm', () => {
  test.each([
    ['a loop that never ends', 'for (;;) {}', 'timeout'],
    ['memory without end', 'const all = []; for (;;) all.push(new Array(1e5).fill(1))', 'out_of_memory'],
    ['a gigabyte of output', `for (let i = 0; i < 1e6; i++) console.log('x'.repeat(1000))`, 'output_limit'],
  ])(
    '%s ends in a clear result, and the next run goes on as ever',
    async (_, inside, error) => {
      const result = await ranCode(layla, token, { ...body(inside), own: [one] })
      expect(result).toMatchObject({ status: error, tests: [{ passed: null, error }] })
      expect(result.output.length).toBeLessThan(70_000)
      expect((await ranCode(layla, token, { ...body('return 7'), own: [one] })).tests[0]).toMatchObject({ got: '7' })
    },
    60_000,
  )

  test('Python that imports the world finds nothing in it', async () => {
    const source = `def ${task.entry.python}():\n    import os\n    return [dict(os.environ), os.listdir('/')]`
    const { tests } = await ranCode(layla, token, { language: 'python', source, own: [one] })
    expect(JSON.stringify(tests)).not.toMatch(/SECRET|DATABASE|node_modules|home/)
  })
})
