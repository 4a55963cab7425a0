import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { noticesFor } from '@fareeq/domain/notifications/rules.ts'
import { expect, test } from 'vitest'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

test.each([
  ['talent', TALENT],
  ['client', CLIENT],
] as const)('everything a %s can choose is said in words, and nothing else', (name, type) => {
  const kinds = noticesFor({ type, marketing: false, choices: [] }).map(({ kind }) => kind)
  for (const words of [ar, en]) expect(Object.keys(words[name]).toSorted()).toEqual(kinds.toSorted())
})
