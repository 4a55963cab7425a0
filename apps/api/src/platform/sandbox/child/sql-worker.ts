// SQL: PostgreSQL in WebAssembly. The thread has a fresh database and serves one run; each test is a transaction that is undone.
import { parentPort, workerData } from 'node:worker_threads'
import { type PGlite, types } from '@electric-sql/pglite'
import { MAX_ANSWER } from '../../../engines/code-runner/answers.ts'
import { errorText } from '../../../engines/code-runner/error-text.ts'
import { sqlRows } from '../../../engines/code-runner/sql-rows.ts'
import { BECOME_CANDIDATE, FETCH, MAX_ROWS, cursorFor, errorLine } from '../../../engines/code-runner/sql-statement.ts'
import type { FromWorker, SqlTask, TestReport, WorkerTask } from '../protocol.ts'
import { type SqlData, openDatabase } from './sql-database.ts'

type PgError = { code?: string; message: string; position?: string }

/** Insufficient resources: memory, temporary files. */
const OUT_OF_MEMORY = /^53/
/** Syntax, unknown names, missing rights, several statements: no other rows would help. */
const INVALID = /^(?:42|0A|26)/
const asText = Object.fromEntries(Object.values(types).map((oid) => [oid, (text: string) => text]))
const send = (message: FromWorker) => parentPort!.postMessage(message)

const { template, ...modules } = workerData as SqlData
const pg: PGlite = await openDatabase({ ...modules, loadDataDir: template })

async function rowsOf(query: string): Promise<string> {
  await pg.query(cursorFor(query))
  const { fields, rows } = await pg.query<(string | null)[]>(FETCH, [], { rowMode: 'array', parsers: asText })
  await pg.exec('close answer')
  if (rows.length > MAX_ROWS) throw new Error(`more than ${MAX_ROWS} rows`)
  const text = JSON.stringify(sqlRows(fields, rows))
  if (text.length > MAX_ANSWER) throw new Error('the rows are too large')
  return text
}

async function test({ schema, solution, source }: SqlTask, rows: string): Promise<Omit<TestReport, 'ms'> | FromWorker> {
  await pg.exec(`begin; ${schema}\n;${rows}\n;${BECOME_CANDIDATE}`)
  const expected = await rowsOf(solution)
  try {
    return { expected, answer: await rowsOf(source) }
  } catch (error) {
    const { code = '', message, position } = error as PgError
    const line = errorLine(source, position)
    const text = errorText(line ? `${message} (line ${line})` : message)
    if (OUT_OF_MEMORY.test(code)) return { overrun: 'out_of_memory' }
    return INVALID.test(code) ? { end: 'invalid', message: text } : { error: text }
  }
}

async function run({ task, from }: WorkerTask<SqlTask>): Promise<FromWorker> {
  for (const [index, rows] of task.tests.entries()) {
    if (index < from) continue
    const started = performance.now()
    send({ began: index })
    const report = await test(task, rows)
    if ('end' in report) return report
    send({ test: { ...report, ms: performance.now() - started } })
    send({ began: -1 })
    await pg.exec('rollback')
  }
  return { end: 'done' }
}

parentPort!.on('message', (work: WorkerTask<SqlTask>) =>
  run(work)
    .catch((): FromWorker => ({ end: 'crashed' }))
    .then(send),
)
send({ ready: true })
