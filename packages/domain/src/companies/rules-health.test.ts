import { expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { type HealthReason, healthOf, healthReasonsFor } from './rules-health.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const facts = (reason: HealthReason, days: number, count = 1) => ({ reason, count, at: after(NOW, days * DAY) })

test('a company without a reason is well', () => {
  expect(healthOf([], NOW)).toEqual({ health: 'good', reasons: [] })
  expect(healthOf([facts('overdue_invoice', -20, 0)], NOW).health).toBe('good')
})

test.each<[sentence: string, reason: HealthReason, days: number, health: string]>([
  ['an invoice that is due tomorrow is no reason', 'overdue_invoice', 1, 'good'],
  ['an invoice that was due yesterday asks for attention', 'overdue_invoice', -1, 'attention'],
  ['an invoice overdue for more than two weeks is a risk', 'overdue_invoice', -15, 'at_risk'],
  ['a contract with two months to go is no reason', 'ending_contract', 60, 'good'],
  ['a contract that ends in four weeks without a word asks for attention', 'ending_contract', 28, 'attention'],
  ['a contract that ends in less than two weeks without a word is a risk', 'ending_contract', 13, 'at_risk'],
  ['a ticket that is due today is no reason', 'late_ticket', 0, 'good'],
  ['a late ticket asks for attention', 'late_ticket', -1, 'attention'],
  ['a ticket late for four days is a risk', 'late_ticket', -4, 'at_risk'],
  ['a nomination with a week to go is no reason', 'expiring_nomination', 7, 'good'],
  ['a nomination that expires in two days asks for attention', 'expiring_nomination', 2, 'attention'],
  ['an interview that waits until tonight asks for attention', 'waiting_interview', 0.5, 'attention'],
  ['an interview that waits until next week is no reason', 'waiting_interview', 6, 'good'],
  ['an interview that was let go last week asks for attention', 'missed_interview', -7, 'attention'],
  ['an interview that was let go two months ago is forgotten', 'missed_interview', -60, 'good'],
  ['three weeks of silence are no reason', 'quiet', -21, 'good'],
  ['five weeks of silence ask for attention', 'quiet', -35, 'attention'],
  ['two months of silence are a risk', 'quiet', -61, 'at_risk'],
])('%s', (_, reason, days, health) => expect(healthOf([facts(reason, days)], NOW).health).toBe(health))

test('the worst reason is the word, and stands first', () => {
  const { health, reasons } = healthOf([facts('expiring_nomination', 1, 3), facts('overdue_invoice', -30, 2)], NOW)
  expect(health).toBe('at_risk')
  expect(reasons.map(({ reason, count, level }) => [reason, count, level])).toEqual([
    ['overdue_invoice', 2, 'at_risk'],
    ['expiring_nomination', 3, 'attention'],
  ])
})

test('health is made of what its reader may see: a matcher hears nothing of money', () => {
  expect(healthReasonsFor(['matcher'])).not.toContain('overdue_invoice')
  expect(healthReasonsFor(['matcher'])).not.toContain('ending_contract')
  expect(healthReasonsFor(['finance'])).toEqual(['overdue_invoice', 'ending_contract', 'late_ticket'])
  expect(healthReasonsFor(['content'])).toEqual([])
})
