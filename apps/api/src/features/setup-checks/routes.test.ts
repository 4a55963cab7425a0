import { setupChecksContract as contract } from '@fareeq/domain/setup-checks/contract.ts'
import { setupErrors } from '@fareeq/domain/setup-checks/errors.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { expect, test } from 'vitest'
import { type Person, freshStory, refusalBody } from '../../testing/story.ts'

let admin: Person
const story = await freshStory(async (story) => void (admin = await story.staff(['admin'], 'Mona')))

const check = async (id: string) =>
  (await admin.call(contract.list)).body.data.find((check: { id: string }) => check.id === id)
const run = async (service: 'mail' | 'sms' | 'storage' | 'payments' | 'identity', body = {}) =>
  (await admin.call(contract.test, { params: { service }, body })).body

test('a test of storage writes a file, reads it, deletes it, and is remembered with who made it', async () => {
  expect(await check('storage')).toMatchObject({ state: 'missing', reason: 'untested', tested: null })
  expect(await run('storage')).toMatchObject({ data: { passed: true, answer: expect.stringMatching(/^\d+ bytes/) } })
  expect(await check('storage')).toMatchObject({ state: 'done', tested: { by: 'Mona' } })
})

test('a test of mail goes to the admin’s own address, and one of SMS to the number that was typed', async () => {
  const { answer } = (await run('mail')).data
  const address = answer.split(': ')[0]
  expect(await story.outbox(address)).toMatchObject([{ channel: 'email', subject: 'Fareeq mail test' }])
  expect((await run('sms', { phone: '0512' })).code).toBe('phone')
  expect(await run('sms', { phone: '+966 51 234 5678' })).toMatchObject({ data: { passed: true } })
  expect(await story.outbox('+966512345678')).toMatchObject([{ channel: 'sms' }])
})

test('the identity provider is asked who it is, and the payment provider for its balance', async () => {
  expect(await run('identity')).toMatchObject({ data: { passed: true, answer: expect.stringContaining('/local/') } })
  expect(await run('payments')).toMatchObject({ data: { passed: true, answer: 'test mode' } })
})

test('a test that fails says what came back, and stays red until one passes', async () => {
  const { files } = story.app.platform
  const put = files.put
  files.put = () => Promise.reject(new Error('the file store answered 403: AccessDenied'))
  expect(await run('storage')).toMatchObject({
    data: { passed: false, answer: 'the file store answered 403: AccessDenied' },
  })
  files.put = put
  expect(await check('storage')).toMatchObject({ state: 'missing', reason: 'failed' })
  await run('storage')
  expect(await check('storage')).toMatchObject({ state: 'done' })
})

test('whoever confirms the policies is in the trail, and every test is', async () => {
  expect(await check('policies')).toMatchObject({ state: 'missing' })
  await admin.call(contract.confirmPolicies)
  await run('storage')
  expect(await check('policies')).toMatchObject({ state: 'done' })
  const trail = (await admin.call(staffContract.audit, { query: {} })).body.data
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(['setup.tested', 'setup.confirmed'])
})

test('only admins see what is missing, and nobody tests a service without end', async () => {
  const matcher = await story.staff(['matcher'])
  expect((await matcher.call(contract.list)).status).toBe(403)
  const answers = []
  for (let press = 0; press < 11; press++)
    answers.push((await admin.call(contract.test, { params: { service: 'payments' }, body: {} })).status)
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(answers.at(-1)).toBe(429)
})

test('a service that is off is refused, not tried', async () => {
  const { off } = story.env
  off.payments = true
  const answer = await admin.call(contract.test, { params: { service: 'payments' }, body: {} })
  off.payments = false
  expect(answer.body).toEqual(refusalBody('service_off', setupErrors.service_off.en))
})
