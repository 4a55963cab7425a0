import { expect, test } from 'vitest'
import { createStorage, type StorageArea } from './storage.ts'

/** A storage stub that can be made to throw. */
function fakeArea(entries: Record<string, string> = {}, refuses: 'writing' | 'everything' | null = null) {
  const map = new Map(Object.entries(entries))
  const check = () => {
    if (refuses === 'everything') throw new Error('denied')
  }
  return {
    kept: map,
    getItem: (key: string) => (check(), map.get(key) ?? null),
    setItem(key: string, value: string) {
      check()
      if (refuses === 'writing') throw new Error('full')
      map.set(key, value)
    },
    removeItem: (key: string) => (check(), void map.delete(key)),
    key: (index: number) => (check(), [...map.keys()][index] ?? null),
    get length() {
      check()
      return map.size
    },
  } satisfies StorageArea & { kept: Map<string, string> }
}

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'a@b.co',
  type: 2 as const,
  step: 4,
  timezone: null,
  isVerified: false,
  from_workable: false,
  role: null,
  first_name: 'ليلى',
  last_name: 'حدّاد',
  phone: null,
  country: 'SA',
}

test('the session is kept under the specified names: E-082 E-083 E-084 E-085 E-086 E-087', () => {
  const local = fakeArea()
  const storage = createStorage(local, fakeArea())
  storage.set('token', 'abc')
  storage.set('user', user)
  storage.set('step', 4)
  storage.set('otpVerified', true)
  storage.set('activeProject', 'project-7')
  storage.set('sessionId', '5b8e')
  expect([...local.kept.keys()]).toEqual(['token', 'user', 'step', 'otpVerified', 'activeProject', 'sessionId'])
  expect(local.kept.get('token')).toBe('abc')
  expect(local.kept.get('activeProject')).toBe('project-7')
  expect(storage.get('user')).toEqual(user)
  expect([storage.get('step'), storage.get('otpVerified')]).toEqual([4, true])
})

test('the language is read from storage; there is none when nothing was chosen or it is not ours: E-003', () => {
  const remembered: Record<string, string>[] = [{}, { lang: 'en' }, { lang: 'ar' }, { lang: 'fr' }]
  const languages = remembered.map((value) => createStorage(fakeArea(value), null).get('lang'))
  expect(languages).toEqual([undefined, 'en', 'ar', undefined])
})

test('logout clears all storage, also keys we do not know, but the language and the CRO flag: S-024', () => {
  const local = fakeArea({
    token: 'abc',
    lang: 'en',
    croFlag: '1',
    utm: '{}',
    stepOneData: '{}',
    oneStep: '1',
    theirs: 'x',
  })
  const session = fakeArea({ pressedBack: '1', other: 'x' })
  createStorage(local, session).clearAtLogout()
  expect([...local.kept.entries()]).toEqual([
    ['lang', 'en'],
    ['croFlag', '1'],
  ])
  expect(session.kept.size).toBe(0)
})

test('a key that cannot be read counts as absent', () => {
  const storage = createStorage(
    fakeArea({ user: '{"id":', step: 'four', utm: '[1]', stepOneData: '"x"', token: '' }),
    null,
  )
  expect(['user', 'step', 'utm', 'stepOneData', 'token'].map((key) => storage.get(key as 'user'))).toEqual(
    Array(5).fill(undefined),
  )
})

test('the pressed-back flag belongs to the tab, the one-step flag to the browser', () => {
  const [local, session] = [fakeArea(), fakeArea()]
  const storage = createStorage(local, session)
  storage.set('pressedBack', true)
  storage.set('oneStep', true)
  expect([session.kept.get('pressedBack'), local.kept.get('oneStep')]).toEqual(['1', '1'])
})

test.each([
  ['missing', () => null],
  ['forbidden', () => fakeArea({}, 'everything')],
  ['full', () => fakeArea({}, 'writing')],
])('where storage is %s, memory serves for the life of the page', (_, make) => {
  const storage = createStorage(make(), make())
  storage.set('token', 'abc')
  storage.set('lang', 'en')
  expect([storage.get('token'), storage.get('lang')]).toEqual(['abc', 'en'])
  storage.remove('token')
  expect(storage.get('token')).toBeUndefined()
  storage.set('step', 3)
  storage.clearAtLogout()
  expect([storage.get('step'), storage.get('lang')]).toEqual([undefined, 'en'])
})

test('a full area does not give back the old value of a key that was changed', () => {
  const storage = createStorage(fakeArea({ step: '2' }, 'writing'), null)
  storage.set('step', 5)
  expect(storage.get('step')).toBe(5)
})
