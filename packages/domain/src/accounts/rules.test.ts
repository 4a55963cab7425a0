import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { accountErrors } from './errors.ts'
import { type EmailOwner, inCompetition, emailVerdict } from './rules.ts'

const nobody: EmailOwner = null
const aTalent: EmailOwner = { type: TALENT }
const aClient: EmailOwner = { type: CLIENT }

describe('may this address open an account?', () => {
  test.each([
    ['a client with a business address', CLIENT, nobody, true, 'ok', 'ok'],
    ['a client with a free mailbox [V-006]', CLIENT, nobody, false, 'email_not_business', 'email_not_business'],
    ['a client with the address of a client', CLIENT, aClient, true, 'email_registered', 'email_registered'],
    ['a client with the address of a talent', CLIENT, aTalent, true, 'email_registered', 'email_of_talent'],
    ['a client with the free mailbox of a talent', CLIENT, aTalent, false, 'email_not_business', 'email_of_talent'],
    ['a talent with a business address', TALENT, nobody, true, 'ok', 'ok'],
    ['a talent with a free mailbox', TALENT, nobody, false, 'ok', 'ok'],
    ['a talent with the address of a talent', TALENT, aTalent, false, 'email_registered', 'email_registered'],
    ['a talent with the address of a client', TALENT, aClient, true, 'email_registered', 'email_registered'],
  ] as const)('%s', (_, type, owner, isBusiness, toAnybody, toItsOwner) => {
    expect(emailVerdict(type, owner, isBusiness, false)).toBe(toAnybody)
    expect(emailVerdict(type, owner, isBusiness, true)).toBe(toItsOwner)
  })

  test('nobody but its owner learns that an address is a talent’s', () => {
    for (const isBusiness of [true, false])
      expect(emailVerdict(CLIENT, aTalent, isBusiness, false)).toBe(emailVerdict(CLIENT, aClient, isBusiness, false))
  })

  test('every no has its sentences', () => {
    for (const type of [TALENT, CLIENT] as const)
      for (const owner of [nobody, aTalent, aClient])
        for (const isBusiness of [true, false]) {
          const verdict = emailVerdict(type, owner, isBusiness, true)
          if (verdict !== 'ok') expect(accountErrors[verdict].code).toBe(verdict)
        }
  })
})

test('a person is in the competition when the address of the page says so', () => {
  expect(inCompetition('https://fareeq.test/login?from=code-challenge')).toBe(true)
  expect(inCompetition('https://fareeq.test/login')).toBe(false)
})
