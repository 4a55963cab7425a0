import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { staffSession } from './staff-session.ts'

vi.mock('../../../../platform/navigation/navigate.ts', () => ({ navigate: () => Promise.resolve() }))
vi.stubGlobal('location', { pathname: '/ops', search: '' })
vi.stubGlobal('document', { querySelectorAll: () => [] })

const colleague = (name: string): StaffMember => ({ id: name, email: `${name}@fareeq.test`, name, roles: ['admin'] })
const work = () => queryClient.getQueryData(['staff', 'work-items', 'mine'])

test('a colleague who signs in after a session that expired is shown nothing of the one before', async () => {
  await staffSession.signIn({ access_token: 'mona', staff: colleague('mona') }, undefined)
  queryClient.setQueryData(['staff', 'work-items', 'mine'], ['work of Mona'])
  staffSession.expire('mona')
  await staffSession.signIn({ access_token: 'rami', staff: colleague('rami') }, undefined)
  expect(work()).toBeUndefined()
})
