import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { join } from 'node:path'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import type { Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, inject } from 'vitest'
import { type App, createApp } from '../app.ts'
import type { ActionContext } from '../platform/context.ts'
import type { Db } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { readEnv } from '../platform/env.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import type { OutgoingClient } from '../platform/outgoing/outgoing.ts'
import type { VirtualClock } from '../platform/virtual-clock.ts'
import type { TraceExport } from '../platform/tracing/tracing.ts'
import { openSession } from '../platform/session.ts'
import { clientForm, talentForm } from './forms.ts'
import { testSandbox } from './sandbox-runs.ts'
import { serialiserOf } from './serialisers.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

// A story is a test over HTTP: a real server on a real port, a real database, a clock that can be moved.
//
//   const story = await freshStory()
//   const visitor = story.person({ lang: 'en' })
//   const { status, body } = await visitor.call(accountsContract.generateOtp, { body: { email } })
//
// An openStory() inside a test is the same world after a restart, or on a second node.

// oxlint-disable-next-line no-explicit-any -- stories say what they expect of an answer
export type StoryAnswer = { status: number; body: any; headers: Headers }

export type Person = {
  /** A call as the contract has it. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: Partial<InputOf<E>>,
    headers?: Record<string, string>,
  ): Promise<StoryAnswer>
  /** A raw request, outside any contract. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<StoryAnswer>
  token: string | null
  lang: Lang
}
export type Member = Person & { user: User; email: string }

export type Story = Awaited<ReturnType<typeof openStory>>

export type StoryOptions = {
  settings?: Record<string, string>
  /** Collects the log. */
  log?: string[]
  /** Wraps the database, for tests of its failure. */
  through?: (db: Db) => Db
  tracing?: TraceExport
  /** Instead of the one that the tests of this worker share. */
  database?: TestDatabase
  /** What persons give as addresses. */
  outgoing?: OutgoingClient
  /** On a database of its own, which lives by it. */
  clock?: VirtualClock
}

export async function openStory(options: StoryOptions = {}) {
  const { settings = {}, log: lines, through = (db) => db, tracing, outgoing } = options
  const database = options.database ?? (await testDatabase())
  const { db, engine } = database
  const { scratch } = inject('testDatabases')
  let now = new Date('2026-11-15T09:00:00Z')
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: join(scratch, `story-${process.pid}`),
    SECRET_KEY: 'a key for stories, long enough to be one',
    ...(engine === 'postgres' && { DATABASE_URL: 'postgres://story' }),
    // No load shedding in concurrency tests, however slow the machine; it has its own.
    CALLS_WHEN_BUSY: '1000',
    ...settings,
  })
  const log = createLog({ level: lines ? 'debug' : 'silent' })
  if (lines) Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  const app: App = createApp({
    env,
    log,
    clock: options.clock ?? { now: () => now },
    database: { ...database, db: through(db), close: async () => {} },
    sandbox: { ...testSandbox(), close: async () => {} },
    cron: false,
    tracing,
    ...(outgoing && { outgoing }),
  })
  app.server.http.setSerializerCompiler(serialiserOf)
  await app.start()
  const origin = await app.server.http.listen({ port: 0, host: '127.0.0.1' })
  const person = ({ lang = 'en', token = null }: { lang?: Lang; token?: string | null } = {}): Person =>
    talk(origin, lang, token)

  /** The newest code that was sent to an address. */
  async function codeFor(to: string): Promise<string> {
    const { text } = await db.one<{ text: string }>(
      sql`select text from messages where to_address = ${to} and secret order by created_at desc, id desc limit 1`,
    )
    return /\b(\d{4})\b/.exec(text)![1]!
  }

  /** Signs somebody up and in, by form and mailed code. */
  async function join_(form: ReturnType<typeof talentForm | typeof clientForm>, lang: Lang): Promise<Member> {
    const member = person({ lang })
    const registered = await member.call(signUpContract.register, { body: form })
    expect(registered).toMatchObject({ status: 201 })
    const otpCode = await codeFor(form.email)
    const { body } = await member.call(accountsContract.login, { body: { email: form.email, otpCode } })
    return Object.assign(member, { token: body.data.access_token, user: body.data.user, email: form.email })
  }

  const clearCaches = () => {
    app.platform.policies.clear()
    app.platform.mails.clear()
  }
  return {
    app,
    db,
    engine,
    env,
    origin,
    person,
    codeFor,
    talent: (overrides?: Parameters<typeof talentForm>[0], lang: Lang = 'en') => join_(talentForm(overrides), lang),
    client: (overrides?: Parameters<typeof clientForm>[0], lang: Lang = 'en') => join_(clientForm(overrides), lang),
    /** Staff sign in elsewhere: their session is inserted directly. */
    async staff(roles = ['admin'], name = 'منى'): Promise<Person> {
      const id = newId(now)
      await db.run(sql`
        insert into staff (id, email, name, roles, created_at)
        values (${id}, ${`${id}@fareeq.test`}, ${name}, ${roles}, ${now})`)
      return person({ token: await openSession(db, { staffId: id }, 'a story', now) })
    },
    advance: (duration: number) => void (now = after(now, duration)),
    now: () => now,
    /** Context of an action that a story calls itself. */
    work: (inner: Db = db): ActionContext => ({ db: inner, platform: app.platform, now }),
    /** Clears the database and moves the clock by an hour, so that no rate limit carries over. */
    async reset() {
      now = after(now, HOUR)
      await database.clear()
      clearCaches()
    },
    /** Sets numbers directly, from a day on: today unless said otherwise. */
    async policies(numbers: Partial<Record<PolicyKey, number>>, fromDay = riyadhDay(now)) {
      const before = after(now, -HOUR)
      for (const [key, value] of Object.entries(numbers))
        await db.run(sql`
          insert into policies (id, key, value, from_day, reason, created_at)
          values (${newId(now)}, ${key}, ${value}, ${fromDay}, 'a story', ${before})`)
      await app.platform.policies.reload()
    },
    async holidays(...days: string[]) {
      for (const day of days)
        await db.run(
          sql`insert into public_holidays (day, name_ar, name_en, created_at) values (${day}, '-', '-', ${now})`,
        )
      await app.platform.policies.reload()
    },
    /** Remembers rows and clock; the answer sets both back. */
    async snapshot() {
      const [then, restore] = [now, await database.snapshot()]
      return async () => {
        now = then
        await restore()
        clearCaches()
      }
    },
    close: () => app.stop(),
    /** What was sent to an address, newest first. */
    outbox: (to: string) =>
      db.rows<{ channel: string; lang: Lang; subject: string | null; text: string }>(
        sql`select channel, lang, subject, text from messages where to_address = ${to} order by created_at desc, id desc`,
      ),
  }
}

/** One story per file: before each test the database is cleared and the scene set anew. */
export async function freshStory(scene?: (story: Story) => Promise<unknown>, options?: StoryOptions): Promise<Story> {
  const story = await storyOfFile(options)
  beforeEach(async () => {
    await story.reset()
    await scene?.(story)
  })
  return story
}

/** For a long scene: it is played for the first test; for the others its rows and its moment are set back. */
export async function snapshotStory(scene: (story: Story) => Promise<unknown>, options?: StoryOptions): Promise<Story> {
  const story = await storyOfFile(options)
  let restore: (() => Promise<void>) | undefined
  beforeEach(async () => {
    if (restore) return restore()
    await story.reset()
    await scene(story)
    restore = await story.snapshot()
  })
  return story
}

async function storyOfFile(options?: StoryOptions): Promise<Story> {
  const story = await openStory(options)
  afterAll(async () => {
    // Nobody connects any more: without a listener the drain period is not waited for. A connection whose last answer is
    // just being finished is not idle yet, and would be kept alive for longer than a hook may take.
    const { server } = story.app.server.http
    server.close()
    server.closeAllConnections()
    await story.close()
  })
  return story
}

function talk(origin: string, lang: Lang, token: string | null): Person {
  const person: Person = {
    token,
    lang,
    call(endpoint, input = {}, headers) {
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
      const path = Object.entries(params).reduce(
        (url, [key, value]) => url.replace(`:${key}`, encodeURIComponent(value)),
        endpoint.path,
      )
      const search = new URLSearchParams(query as Record<string, string>).toString()
      return person.send(endpoint.method, search ? `${path}?${search}` : path, body, headers)
    },
    async send(method, path, body, headers = {}) {
      const raw = typeof body === 'string' || body instanceof FormData
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'accept-language': person.lang,
          'x-requested-with': 'XMLHttpRequest',
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(person.token && { authorization: `Bearer ${person.token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : raw ? body : JSON.stringify(body),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
    },
  }
  return person
}

type Sentences = { ar: string; en: string }
type FieldError = { field?: string; data?: unknown }

/** The body of a refusal as the specification shapes it. */
export const refusalBody = (code: string, error: string, { field, data }: FieldError = {}) => ({
  message: error,
  code,
  errors: [{ error, ...(field !== undefined && { field }), code }],
  ...(data !== undefined && { data }),
})

/** Calls twice, in Arabic and in English, and expects the same refusal in both. */
export async function expectRefusal(
  story: Pick<Story, 'person'>,
  ask: (person: Person) => Promise<StoryAnswer>,
  [status, code, sentences, details]: [status: number, code: string, sentences: Sentences, said?: FieldError],
) {
  for (const lang of ['ar', 'en'] as const) {
    const { body, headers, ...answer } = await ask(story.person({ lang }))
    expect({ ...answer, body }).toEqual({ status, body: refusalBody(code, sentences[lang], details) })
    expect(headers.get('content-language')).toBe(lang)
  }
}
