import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { expect, test, vi } from 'vitest'
import { staffSession } from '../../../staff/parts/session/staff-session.ts'
import { reviewDraft } from './review-draft.ts'

vi.mock('../../../../platform/navigation/navigate.ts', () => ({ navigate: () => Promise.resolve() }))

const draftOf = async (name: string) => {
  const staff: StaffMember = { id: name, email: `${name}@fareeq.test`, name, roles: ['recruiter'] }
  await staffSession.signIn({ access_token: name, staff }, undefined)
  return reviewDraft('attempt')
}

test('half-given marks are kept for who gives them, not for the colleague who signs in next', async () => {
  const first = await draftOf('mona')
  expect(await draftOf('rami')).not.toBe(first)
  expect(await draftOf('mona')).toBe(first)
})
