import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentionsIn } from '../bank-statements/rules-references.ts'
import { transferReference, transferReferencesIn } from './rules-references.ts'

const batch = () => fc.integer({ min: 1, max: 9_999_999 })
const place = () => fc.integer({ min: 1, max: 200 })

test('a reference has at most sixteen characters, which every bank takes, and is found again in what the bank writes', () => {
  fc.assert(
    fc.property(batch(), place(), (number, nth) => {
      const reference = transferReference(number, nth)
      expect(reference).toMatch(/^PO\d{10,14}$/)
      expect(transferReferencesIn(`RETURN ${reference} AC04`)).toContain(reference)
      expect(transferReferencesIn(`/EREF/${reference.replaceAll(/(.{4})/g, '$1 ')}/`)).toContain(reference)
    }),
  )
})

test('one wrong digit and two that changed places are found', () => {
  fc.assert(
    fc.property(batch(), place(), fc.nat(), fc.integer({ min: 1, max: 9 }), (number, nth, seed, shift) => {
      const reference = transferReference(number, nth)
      const at = 4 + (seed % (reference.length - 4))
      const digit = String((Number(reference[at]) + shift) % 10)
      expect(transferReferencesIn(reference.slice(0, at) + digit + reference.slice(at + 1))).not.toContain(
        reference.slice(0, at) + digit + reference.slice(at + 1),
      )
    }),
  )
  expect(transferReferencesIn('PO16 0001 0001')).toEqual(['PO1600010001'])
  expect(transferReferencesIn('PO16 0010 0001')).toEqual([])
})

test('money that comes back with it is never taken for the payment of an invoice', () => {
  fc.assert(
    fc.property(batch(), place(), (number, nth) => {
      const { references, mistaken, numbers } = mentionsIn(`RETURN ${transferReference(number, nth)}`)
      expect([references.size, mistaken.length, numbers.size]).toEqual([0, 0, 0])
    }),
  )
})
