import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { originOf, saveTarget } from './entrance.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('location', new URL('https://fareeq.test/talent-signup'))
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the personal link of a friend goes along with a sign-up, also after the way over Google', () => {
  expect(originOf({ invited_by: 'code' }, 'talent-signup')).toMatchObject({ invited_by: 'code' })
  saveTarget({ invited_by: 'code' })
  expect(originOf({ social: 'google' }, 'talent-signup').invited_by).toBe('code')
})

test('without one nothing is said of it', () => {
  expect(JSON.stringify(originOf({}, 'talent-signup'))).toBe('{"signupSource":"talent-signup"}')
})
