import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { newAttempt } from '../../platform/identity/journey.ts'
import { type SocialProof, claimAttempt, consumeIdentity, saveAttempt, saveHandoff } from './queries-google.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

const now = new Date('2026-03-18T10:00:00Z')
const sara = {
  issuer: 'https://accounts.google.com',
  subject: '110',
  email: 'sara@nakhla.test',
  emailVerified: true,
  firstName: 'Sara',
  lastName: '',
}
const proofOf = (access_token: string, provider_id = sara.subject): SocialProof => ({
  provider: 'google',
  provider_id,
  access_token,
})

test('a hand-off used many times at once opens one door', async () => {
  const proof = proofOf(await saveHandoff(db, sara, now))
  const answers = await Promise.all(Array.from({ length: 8 }, () => consumeIdentity(db, proof, now)))
  expect(answers.filter(Boolean)).toEqual([sara])
  expect(await consumeIdentity(db, proof, now)).toBeNull()
})

test('two transactions cannot both use it, and one that fails leaves it as it was', async () => {
  const proof = proofOf(await saveHandoff(db, sara, now))
  const failing = db.transaction(async (db) => {
    expect(await consumeIdentity(db, proof, now)).toEqual(sara)
    throw new Error('the account could not be opened')
  })
  await expect(failing).rejects.toThrow('the account could not be opened')
  const answers = await Promise.all([1, 2].map(() => db.transaction((db) => consumeIdentity(db, proof, now))))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test('it opens only with its own subject, and a token of another site opens nothing', async () => {
  const token = await saveHandoff(db, sara, now)
  expect(await consumeIdentity(db, proofOf(token, '111'), now)).toBeNull()
  expect(await consumeIdentity(db, proofOf('ya29.a0AfH6SMB-a-real-google-token'), now)).toBeNull()
  expect(await consumeIdentity(db, proofOf(''), now)).toBeNull()
  expect(await consumeIdentity(db, proofOf(token), now)).toEqual(sara)
})

test('it lasts five minutes', async () => {
  const proof = proofOf(await saveHandoff(db, sara, now))
  expect(await consumeIdentity(db, proof, after(now, 5 * MINUTE))).toBeNull()
  expect(await consumeIdentity(db, proof, after(now, 5 * MINUTE - 1))).toEqual(sara)
})

test('a journey belongs to the browser that began it, and its first return alone is fresh', async () => {
  const attempt = newAttempt()
  const origin = { page: '/client-signup', redirect: '/settings' } as const
  const browser = await saveAttempt(db, attempt, origin, now)
  expect(await claimAttempt(db, attempt.state, 'a-forged-cookie', now)).toBeNull()
  const returns = await Promise.all(Array.from({ length: 8 }, () => claimAttempt(db, attempt.state, browser, now)))
  expect(returns.filter((returned) => returned?.fresh)).toEqual([{ origin, attempt, fresh: true }])
  expect(returns).not.toContain(null)
})
