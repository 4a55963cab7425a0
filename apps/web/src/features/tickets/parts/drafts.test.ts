import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { staffSession } from '../../staff/parts/session/staff-session.ts'
import { useDraft, useDrafts } from './drafts.ts'

vi.mock('../../../platform/navigation/navigate.ts', () => ({ navigate: () => Promise.resolve() }))
vi.stubGlobal('location', { pathname: '/ops/tickets', search: '' })
vi.stubGlobal('document', { querySelectorAll: () => [] })

const ticket = { id: 'one', answers: [] } as unknown as Ticket

/** What a screen of the colleague who is signed in has. */
function screen() {
  let page: { own: ReturnType<typeof useDraft>; count: number } | undefined
  const Screen = () => {
    page = { own: useDraft(ticket), count: useDrafts().length }
    return null
  }
  renderToString(createElement(Screen))
  return page!
}
const signIn = (name: string) => {
  const staff: StaffMember = { id: name, email: `${name}@fareeq.test`, name, roles: ['operations'] }
  return staffSession.signIn({ access_token: name, staff }, undefined)
}

test('a half-written answer waits for its author after the session expired, and nobody else reads it', async () => {
  await signIn('mona')
  screen().own.write('Dear Noura,')
  staffSession.expire('mona')
  await signIn('rami')
  expect([screen().own.text, screen().count]).toEqual(['', 0])
  screen().own.write('Hello,')
  await staffSession.end()
  await signIn('mona')
  expect([screen().own.text, screen().count]).toEqual(['Dear Noura,', 1])
})
