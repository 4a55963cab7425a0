import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../../../platform/calls/call-failure.ts'
import { createAdding } from './cv-adding.ts'
import type { Offer } from './cv-offers.ts'
import type { CvPart } from './cv-sections.ts'

const offer = (key: string): Offer<string> => ({
  key,
  value: key,
  quote: '',
  place: null,
  confidence: 1,
  isThere: false,
})
const part = (accept: CvPart<string>['accept'], oneByOne = false): CvPart<string> => ({
  id: 'links',
  offers: [],
  isWhole: () => true,
  accept,
  oneByOne,
})

const refused = (message: string) => new CallFailure({ status: 422, message })
const lost = () => new CallFailure({ status: 0, code: 'offline' })

test('two presses add once', async () => {
  const accept = vi.fn(() => Promise.resolve())
  const adding = createAdding('not added')
  const [first, second] = await Promise.all([
    adding.add(part(accept), [offer('a'), offer('b')]),
    adding.add(part(accept), [offer('a')]),
  ])
  expect([first, second]).toEqual([
    { added: 2, failed: 0 },
    { added: 0, failed: 0 },
  ])
  expect(accept).toHaveBeenCalledTimes(1)
  expect(adding.get().going.size).toBe(0)
})

test('one that is refused says so at its place and keeps none of the others out', async () => {
  const accept = vi.fn((values: readonly string[]) =>
    values.includes('bad') ? Promise.reject(refused('no link')) : Promise.resolve(),
  )
  const adding = createAdding('not added')
  expect(await adding.add(part(accept), ['a', 'bad', 'c'].map(offer))).toEqual({ added: 2, failed: 1 })
  expect(adding.get().failures).toEqual({ 'links:bad': 'no link' })
})

test('what was not answered is sent again under the same key; what was refused under another', async () => {
  const keys: string[] = []
  const answers = [lost(), refused('no'), null]
  const accept = vi.fn((_: readonly string[], key: string) => {
    keys.push(key)
    const failure = answers[keys.length - 1]
    return failure ? Promise.reject(failure) : Promise.resolve()
  })
  const adding = createAdding('not added')
  await adding.add(part(accept, true), [offer('a')])
  expect(adding.get().failures).toEqual({ 'links:a': 'not added' })
  await adding.add(part(accept, true), [offer('a')])
  await adding.add(part(accept, true), [offer('a')])
  expect(adding.get().failures).toEqual({})
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
