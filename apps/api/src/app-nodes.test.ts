import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { operationsContract } from '@fareeq/domain/operations/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { sql } from './platform/db/sql.ts'
import { freshStory, openStory } from './testing/story.ts'
import { clientForm } from './testing/forms.ts'
import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { soon } from './testing/soon.ts'

const web = await freshStory(undefined, { settings: { ROLES: 'web', DATABASE_URL: 'postgres://story' } })
const workers: Awaited<ReturnType<typeof openStory>>[] = []
afterAll(() => Promise.all(workers.map((worker) => worker.close())))

async function startWorker() {
  const worker = await openStory({ settings: { ROLES: 'worker', DATABASE_URL: 'postgres://story' } })
  workers.push(worker)
  return worker
}

const statuses = async () =>
  (await web.db.rows<{ status: string }>(sql`select status from messages`)).map(({ status }) => status)

test('a node that serves people does no job, and leaves its mails to a node that does', async () => {
  const form = clientForm()
  expect(await web.person().call(signUpContract.register, { body: form })).toMatchObject({ status: 201 })
  expect(await statuses()).toEqual(['queued'])
  expect([...web.app.platform.jobs.outcomes().values()].every(({ done }) => done === 0)).toBe(true)
  await startWorker()
  await soon(async () => expect(await statuses()).toEqual(['sent']))
})

test('a node that does jobs says how it is and answers nothing else', async () => {
  const worker = await startWorker()
  const visitor = worker.person()
  expect((await visitor.call(operationsContract.ready)).body).toEqual({ data: { status: 'ready', engine: 'postgres' } })
  expect(await visitor.call(operationsContract.health)).toMatchObject({ status: 200 })
  expect(await visitor.call(accountsContract.generateOtp, { body: { email: 'a@b.sa' } })).toMatchObject({ status: 404 })
  expect(await visitor.send('GET', '/')).toMatchObject({ status: 404 })
})
