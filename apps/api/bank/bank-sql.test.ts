import { PGlite, types } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBank } from './read.ts'
import type { SqlTask } from './schema.ts'

// What is asked of SQL is run by PostgreSQL: the solution, the mistakes, and the items about what a query gives.

const { sql, multipleChoice } = readBank()

let pg: PGlite
beforeAll(async () => {
  pg = await PGlite.create()
}, 120_000)
afterAll(() => pg.close())

/** Values as PostgreSQL writes them, so that 1.50 is not 1.5 and a date has no time zone. */
const asText = Object.fromEntries(Object.values(types).map((type) => [Number(type), (value: string) => value]))
type Row = (string | null)[]

/** What the last query of a script gives, in a database that is empty before and after. */
async function result(script: string, query: string): Promise<Row[]> {
  await pg.exec('begin')
  try {
    await pg.exec(script)
    const results = await pg.exec(query, { rowMode: 'array', parsers: asText })
    return (results.findLast(({ fields }) => fields.length > 0)?.rows ?? []) as unknown as Row[]
  } finally {
    await pg.exec('rollback')
  }
}

const inOrder = (rows: Row[], ordered: boolean) => {
  const lines = rows.map((row) => JSON.stringify(row))
  return ordered ? lines : lines.toSorted()
}

describe.each(sql)('the SQL task $id', (task: SqlTask) => {
  const answer = async (query: string, rows: string) =>
    inOrder(await result(`${task.schema};${rows}`, query), task.ordered)
  /** A mistake may also end in an error: that is another answer. */
  const answerOrError = (query: string, rows: string) => answer(query, rows).catch((error: Error) => [error.message])

  test('has a solution that gives rows of equal width, and some for the data everybody sees', async () => {
    for (const [index, { rows }] of [...task.visible, ...task.hidden].entries()) {
      const lines = await answer(task.solution, rows)
      expect(new Set(lines.map((line) => (JSON.parse(line) as Row).length)).size).toBeLessThanOrEqual(1)
      if (index < task.visible.length) expect(lines).not.toEqual([])
    }
  })

  test('finds every mistake with hidden data', async () => {
    const unnoticed = new Set(task.wrong)
    for (const { rows } of task.hidden) {
      const right = await answer(task.solution, rows)
      for (const query of unnoticed)
        if (JSON.stringify(await answerOrError(query, rows)) !== JSON.stringify(right)) unnoticed.delete(query)
    }
    expect([...unnoticed]).toEqual([])
  })

  test('is not solved by what it starts with', async () => {
    const first = task.hidden[0]?.rows ?? ''
    expect(await answerOrError(task.starter, first)).not.toEqual(await answer(task.solution, first))
  })
})

test('the right answer about a query is what PostgreSQL gives', async () => {
  const different = new Map<string, string>()
  const programs = multipleChoice.filter(({ skill, prints }) => prints && ['sql', 'postgresql'].includes(skill))
  for (const { id, code = '', right } of programs) {
    const rows = await result('', code)
    const output = rows.map((row) => row.map((value) => value ?? 'NULL').join()).join(' ')
    if (output !== right.en) different.set(id, output)
  }
  expect(different).toEqual(new Map())
})

describe('what the statement of a task says about its edges is what the solution gives', () => {
  const solved = (id: string, rows: string) => {
    const { schema, solution } = sql.find((task) => task.id === id)!
    return result(`${schema};${rows}`, solution)
  }

  test('after two in first place comes third, and not fourth', async () => {
    const rows = await solved(
      'top-three-per-skill',
      `insert into talents values (1, 'A'), (2, 'B'), (3, 'C'), (4, 'D');
       insert into results values (1, 1, 'go', 9), (2, 2, 'go', 9), (3, 3, 'go', 7), (4, 4, 'go', 5);`,
    )
    expect(rows.map(([, place, name]) => [place, name])).toEqual([
      ['1', 'A'],
      ['1', 'B'],
      ['3', 'C'],
    ])
  })

  test('a step that nobody reached has 0, and null is for a funnel that nobody entered', async () => {
    const applied = `insert into events values (1, 1, 'applied', '2026-01-01');`
    expect((await solved('hiring-funnel', applied)).map(([, talents, percent]) => [talents, percent])).toEqual([
      ['1', '100.0'],
      ['0', '0.0'],
      ['0', '0.0'],
      ['0', '0.0'],
    ])
    const [first] = await solved('hiring-funnel', '')
    expect(first).toEqual(['applied', '0', null])
  })
})
