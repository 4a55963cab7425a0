import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { faultsOf } from '../kernel/validation/validation.ts'
import { LISTS } from '../notifications/limits.ts'
import { isList } from '../notifications/limits.ts'
import { subscribeForm, unsubscribeForm } from './schema.ts'

const faults = (form: z.ZodMiniType, value: unknown) =>
  faultsOf(z.safeParse(form, value, { reportInput: true }).error?.issues ?? []).map(
    ({ kind, field }) => `${field}: ${kind.code}`,
  )
const leaving = (value: unknown) => faults(unsubscribeForm(), value)

test.each([undefined, null, '', '   ', ' \n\t '])('leaving without a word is refused: %j [V-040]', (comment) => {
  expect(leaving({ comment })).toEqual(['comment: required'])
})

test('the comment has at most 500 characters [V-041 K-047]', () => {
  expect(leaving({ comment: 'ا'.repeat(500) })).toEqual([])
  expect(leaving({ comment: 'ا'.repeat(501) })).toEqual(['comment: max_length'])
  // Surrounding spaces are not counted.
  expect(leaving({ comment: `  ${'a'.repeat(500)}\n` })).toEqual([])
})

test('three lists exist, and no other', () => {
  expect(LISTS).toEqual(['opportunities', 'newsletter', 'reminders'])
  expect(['opportunities', 'toString', '', null].map(isList)).toEqual([true, false, false, false])
  expect(faults(subscribeForm(), {})).toEqual([])
  expect(faults(subscribeForm(), { subscription: 'spam' })).toEqual(['subscription: choice'])
  expect(leaving({ comment: 'x', subscription: 'spam' })).toEqual(['subscription: choice'])
})
