import { expect, test } from 'vitest'
import { bankText } from './charset.ts'

test.each([
  ['ليلى حدّاد', 'Layla Haddad'],
  ['Renée Müller-Łukasz', 'Renee Muller-Lukasz'],
  ['O’Brien & Sons', 'O Brien Sons'],
  ['İstanbul Işık', 'Istanbul Isik'],
  ['=cmd|calc', 'cmd calc'],
  ['شركة Souq LLC', 'Sharka Souq LLC'],
  ['线', ''],
])('%s is written for banks as %s', (text, expected) => expect(bankText(text, 70)).toBe(expected))
