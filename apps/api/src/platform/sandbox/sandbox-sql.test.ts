import { beforeAll, expect, test } from 'vitest'
import { codeRequest, testSandbox } from '../../testing/sandbox-runs.ts'
import type { RunStatus, SqlRequest } from './sandbox.ts'

const sandbox = testSandbox()
// The first run makes the template, which takes seconds.
beforeAll(async () => void (await sandbox.run(query('select 1, 2'))))

const query = (source: string, ordered = false): SqlRequest => ({
  language: 'sql',
  schema: 'create table payments (id int primary key, payer text, paid numeric(8, 2));',
  solution: 'select payer, sum(paid) from payments group by payer order by payer',
  source,
  ordered,
  tests: [{ rows: "insert into payments values (1, 'Sara', 2.50), (2, 'Omar', 3), (3, 'Sara', 1);" }, { rows: '' }],
})
/** Concurrently with a run in JavaScript, which is quick: a database is made anew for every run. */
async function besideOther(source: string) {
  const other = codeRequest('javascript', 'const solve = (a, b) => a + b')
  const [outcome, neighbour] = await Promise.all([sandbox.run(query(source)), sandbox.run(other)])
  expect(neighbour).toMatchObject({ status: 'done', tests: [{ passed: true }] })
  return outcome
}

test('right is what gives the rows of the solution, in their order only where it is asked for', async () => {
  const other = 'select payer, sum(paid)::float8 from payments group by payer order by payer desc'
  expect(await sandbox.run(query(other))).toMatchObject({
    status: 'done',
    tests: [
      { passed: true, got: 'payer | sum\nSara | 3.5\nOmar | 3' },
      { passed: true, got: 'payer | sum' },
    ],
  })
  expect(await sandbox.run(query(other, true))).toMatchObject({ tests: [{ passed: false }, { passed: true }] })
})

test.each<[string, string, RegExp]>([
  ['an unknown column', 'select payer,\n  sum(payd) from payments group by 1', /"payd" does not exist \(line 2\)$/],
  ['two statements', 'select 1; drop table payments', /multiple commands/],
  ['a change', 'delete from payments', /^syntax error at or near "delete" \(line 1\)$/],
  ['a change inside a query', 'with gone as (delete from payments returning 1) select * from gone', /data-modifying/],
  ['a setting', "select set_config('role', 'postgres', false)", /permission denied/],
  ['a file', "select pg_read_file('/etc/passwd')", /permission denied/],
  ['a program', "copy payments from program 'ls'", /syntax error/],
  ['a statement inside a function', "select query_to_xml('reset role', true, true, '')", /not allowed/],
])('%s is refused', { concurrent: true }, async (_, source, message) => {
  const outcome = await sandbox.run(query(source))
  expect(outcome.status).toBe('invalid')
  expect(outcome.message).toMatch(message)
})

test.each<[string, RunStatus, string]>([
  ['a text that grows', 'out_of_memory', "select string_agg(repeat('x', 1000000), ''), 1 from generate_series(1, 900)"],
  ['one large text', 'out_of_memory', "select repeat('x', 1000000000), 1"],
  ['rows that are kept on the disk', 'out_of_memory', 'select array_agg(g), 1 from generate_series(1, 100000000) g'],
])('%s ends as %s', async (_, status, source) => {
  const outcome = await besideOther(source)
  expect({ status: outcome.status, error: outcome.tests[0]?.error }).toEqual({ status, error: status })
})

test('while one never ends, the query of another is judged', async () => {
  const endless = query('select count(*), 1 from generate_series(1, 1e5) a, generate_series(1, 1e5) b')
  const right = query('select payer, sum(paid) as total from payments group by 1;')
  const outcomes = await Promise.all([sandbox.run(endless), sandbox.run(right)])
  expect(outcomes).toMatchObject([
    { status: 'timeout', tests: [{ error: 'timeout' }, { error: 'timeout' }] },
    { status: 'done', tests: [{ passed: true }, { passed: true }] },
  ])
})

test('an error that depends on the rows is one of that test', async () => {
  expect(await sandbox.run(query('select payer, 1 / (paid - 1) from payments'))).toMatchObject({
    status: 'done',
    tests: [{ passed: false, error: 'division by zero' }, { passed: true }],
  })
  const { tests } = await sandbox.run(query('select g, g from generate_series(1, 100000) g'))
  expect(tests[0]?.error).toBe('more than 10000 rows')
})
