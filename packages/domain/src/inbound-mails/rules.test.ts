import { expect, test } from 'vitest'
import { canAccept, inboundReason, isFreshSignature } from './rules.ts'

const mail = {
  automatic: null,
  isOwn: false,
  hasAddress: true,
  hasPerson: true,
  isFromPerson: true,
  isFlood: false,
  hasFiles: false,
  text: 'Yes.',
  maxLength: 4000,
}

test.each([
  ['an answer of the person', {}, null],
  ['a mail of ours that came back', { isOwn: true, automatic: 'bulk' }, 'own'],
  ['a vacation notice', { automatic: 'auto_reply' }, 'auto_reply'],
  ['a bounce to an address that is none of ours', { automatic: 'bounce', hasAddress: false }, 'bounce'],
  ['a mail to no address of ours', { hasAddress: false, isFromPerson: false }, 'no_address'],
  ['one about a ticket whose asker has left', { hasPerson: false, isFromPerson: false }, 'gone'],
  ['one from another sender', { isFromPerson: false }, 'other_sender'],
  ['one of too many in a minute', { isFlood: true }, 'too_many'],
  ['one without words', { text: '' }, 'no_text'],
  ['one with a file and no words', { text: '', hasFiles: true }, null],
  ['one with too many words', { text: 'x'.repeat(4001) }, 'too_long'],
] as const)('%s', (_, facts, reason) => expect(inboundReason({ ...mail, ...facts })).toBe(reason))

const now = new Date('2026-11-19T10:00:00Z')
const seconds = now.getTime() / 1000
test.each([
  [String(seconds), true],
  [String(seconds - 300), true],
  [String(seconds + 300), true],
  [String(seconds - 301), false],
  [String(seconds + 301), false],
  ['', false],
  ['NaN', false],
  [`${seconds}.5`, false],
  ['-1', false],
])('a signature of %s is fresh: %s', (timestamp, isFresh) => expect(isFreshSignature(timestamp, now)).toBe(isFresh))

const heldMail = {
  reason: 'other_sender',
  kind: 'conversation',
  hasPerson: true,
  isSettled: false,
  text: 'Yes.',
} as const
test.each([
  ['from another address of its person', {}, true],
  ['for a ticket', { kind: 'ticket', text: 'x'.repeat(5000) }, true],
  ['to no address of ours', { reason: 'no_address' }, false],
  ['about what the colleague does not answer', { kind: null }, false],
  ['of somebody who has left', { hasPerson: false }, false],
  ['that was decided', { isSettled: true }, false],
  ['without words', { text: '' }, false],
  ['longer than a message', { text: 'x'.repeat(4001) }, false],
] as const)('a held mail %s', (_, facts, expected) => expect(canAccept({ ...heldMail, ...facts })).toBe(expected))
