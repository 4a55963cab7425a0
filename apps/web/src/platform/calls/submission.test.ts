import { expect, it, vi } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { createSubmission } from './submission.ts'

const failing = (status: number, code = '') => Promise.reject(new CallFailure({ status, code, message: 'لا' }))

it('is pending until its answer is here', async () => {
  const submission = createSubmission()
  const { promise, resolve } = Promise.withResolvers<void>()
  const going = submission.run(() => promise)
  expect(submission.get().isPending).toBe(true)
  resolve()
  expect(await going).toBe(true)
  expect(submission.get()).toEqual({ isPending: false, failure: undefined })
})

it('two presses make one call, and both learn how it went', async () => {
  const submission = createSubmission()
  const send = vi.fn(async () => 'sent')
  expect(await Promise.all([submission.run(send), submission.run(send)])).toEqual([true, true])
  expect(send).toHaveBeenCalledOnce()
})

it.each([
  ['a refusal is kept until the next attempt', 422, '', true],
  ['an expired session is told like any other failure', 401, 'Unauthenticated', true],
  ['a call that a newer one replaced is never shown', 0, 'canceled', false],
])('%s', async (_, status, code, isShown) => {
  const submission = createSubmission()
  expect(await submission.run(() => failing(status, code))).toBe(false)
  expect(submission.get().failure?.status).toBe(isShown ? status : undefined)
  const again = submission.run(async () => {})
  expect(submission.get().failure).toBeUndefined()
  await again
})

it('a failure that is shown elsewhere is not shown twice', async () => {
  const submission = createSubmission()
  await submission.run(() => failing(422), { showRefusal: () => true })
  expect(submission.get()).toEqual({ isPending: false, failure: undefined })
})

it('what goes away once it went through stays pending, and is not sent again', async () => {
  const submission = createSubmission()
  const send = vi.fn(async () => {})
  await submission.run(send, { isLast: true })
  expect(await submission.run(send, { isLast: true })).toBe(true)
  expect(submission.get().isPending).toBe(true)
  expect(send).toHaveBeenCalledOnce()
})

it('a bug is thrown on and leaves nobody waiting', async () => {
  const submission = createSubmission()
  await expect(submission.run(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect(submission.get().isPending).toBe(false)
})

const BODY = { note: 'نص' }

it.each([
  ['a retry that nobody answered has the same key', () => failing(0, 'network'), BODY, true],
  ['a changed body has a new key', () => failing(0, 'network'), { note: 'نص آخر' }, false],
  ['after a refusal the key is new', () => failing(422), BODY, false],
  ['after success the key is new', async () => {}, BODY, false],
])('%s', async (_, answer, next, isSame) => {
  const submission = createSubmission()
  const first = submission.keyOf(BODY)
  await submission.run(answer)
  expect(submission.keyOf({ ...next }) === first).toBe(isSame)
})
