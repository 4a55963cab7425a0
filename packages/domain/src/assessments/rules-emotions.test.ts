import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../catalogue/entries-countries.ts'
import { EMOTIONS, showsEmotions } from './rules-emotions.ts'

test('there are eight emotions [E-078]', () => {
  expect([...EMOTIONS]).toEqual(['ANGRY', 'DISGUSTED', 'FEAR', 'HAPPY', 'SAD', 'SURPRISED', 'CALM', 'CONFUSED'])
})

describe('emotions are shown', () => {
  const all = { hasData: true, enabled: true, consented: true, country: 'JO' }
  test.each([
    ['with data, the policy, consent and a country outside the EU', all, true],
    ['not without data', { ...all, hasData: false }, false],
    ['not while the policy is off', { ...all, enabled: false }, false],
    ['not without consent', { ...all, consented: false }, false],
    ['not in the EU', { ...all, country: 'DE' }, false],
    ['not in a territory of the EU with a code of its own', { ...all, country: 'RE' }, false],
    ['not where the country is unknown', { ...all, country: null }, false],
    ['in the United Kingdom, which left', { ...all, country: 'GB' }, true],
    ['in Switzerland, which never joined', { ...all, country: 'CH' }, true],
  ])('%s', (_, facts, shown) => {
    expect(showsEmotions(facts)).toBe(shown)
  })

  test('in no member state and none of their seven territories, and in every other country', () => {
    const hidden = COUNTRIES.map(({ id }) => id).filter((country) => !showsEmotions({ ...all, country }))
    expect(hidden).toHaveLength(27 + 7)
  })
})
