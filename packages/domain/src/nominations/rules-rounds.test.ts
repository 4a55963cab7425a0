import { expect, test } from 'vitest'
import { LANGS } from '../kernel/language/locale.ts'
import { roundName } from './rules-rounds.ts'

test('every round up to the last has a name in both languages', () => {
  for (const lang of LANGS) {
    const names = Array.from({ length: 5 }, (_unused, at) => roundName[lang](at + 1))
    expect(new Set(names).size).toBe(5)
    if (lang === 'ar') expect(names.join('')).not.toMatch(/[0-9]/)
  }
})
