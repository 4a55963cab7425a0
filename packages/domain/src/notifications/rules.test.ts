import { expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { type NoticePreferences, isOffered, isEnabled, noticesFor, reasonFor } from './rules.ts'
import type { Channel } from './limits.ts'
import type { NoticeKind } from './schema.ts'

const talent: NoticePreferences = { type: TALENT, marketing: false, choices: [] }
const agreed: NoticePreferences = { ...talent, marketing: true }
const client: NoticePreferences = { ...talent, type: CLIENT }
const chose = (kind: NoticeKind, channel: Channel, isOn: boolean): NoticePreferences => ({
  ...talent,
  choices: [{ kind, channel, wanted: isOn }],
})

test.each<[string, NoticeKind, Channel, NoticePreferences, boolean]>([
  ['an interview is told by mail', 'interviews', 'email', talent, true],
  ['and by SMS, because it has an hour', 'interviews', 'sms', talent, true],
  ['but not by WhatsApp unless asked', 'interviews', 'whatsapp', talent, false],
  ['a choice for it counts', 'interviews', 'whatsapp', chose('interviews', 'whatsapp', true), true],
  ['a choice against it counts', 'interviews', 'sms', chose('interviews', 'sms', false), false],
  ['a choice is about one channel', 'interviews', 'email', chose('interviews', 'sms', false), true],
  ['reminders come until they are left', 'reminders', 'email', talent, true],
  ['the newsletter waits for consent', 'newsletter', 'email', talent, false],
  ['and comes with it', 'newsletter', 'email', agreed, true],
  ['opportunities wait for consent, too', 'opportunities', 'email', talent, false],
  ['and come with it', 'opportunities', 'email', agreed, true],
  ['subscribing stands above an old "no"', 'newsletter', 'email', chose('newsletter', 'email', true), true],
  [
    'leaving stands above consent',
    'newsletter',
    'email',
    { ...chose('newsletter', 'email', false), marketing: true },
    false,
  ],
  ['consent alone sends no WhatsApp', 'opportunities', 'whatsapp', agreed, false],
  ['companies are offered no jobs', 'opportunities', 'email', { ...client, marketing: true }, false],
  ['what becomes of an invited friend is told by mail', 'referrals', 'email', talent, true],
  ['and by phone only where asked', 'referrals', 'sms', talent, false],
  ['companies invite no friends', 'referrals', 'email', client, false],
  ['who looked at a profile is told by mail', 'profile_views', 'email', talent, true],
  ['and never by phone', 'profile_views', 'sms', chose('profile_views', 'sms', true), false],
  ['companies have no profile to look at', 'profile_views', 'email', client, false],
])('%s', (_, kind, channel, preferences, expected) => expect(isEnabled(kind, channel, preferences)).toBe(expected))

test('a choice for what is not offered changes nothing', () => {
  expect(isOffered('opportunities', 'email', CLIENT)).toBe(false)
  const choices = [{ kind: 'opportunities', channel: 'email', wanted: true }]
  expect(isEnabled('opportunities', 'email', { ...client, choices })).toBe(false)
})

test('each person is shown a switch for what is really sent to them', () => {
  const kinds = (preferences: NoticePreferences) => noticesFor(preferences).map(({ kind }) => kind)
  expect(kinds(talent)).toEqual([
    'milestones',
    'interviews',
    'nominations',
    'assessments',
    'selections',
    'contracts',
    'payouts',
    'conversations',
    'profile_views',
    'monthly',
    'referrals',
    'opportunities',
    'newsletter',
    'reminders',
  ])
  expect(kinds(client)).toEqual([
    'interviews',
    'nominations',
    'requests',
    'contracts',
    'invoices',
    'conversations',
    'newsletter',
    'reminders',
  ])
})

test('what comes says why: by a choice, by consent, or because nobody chose otherwise', () => {
  expect(reasonFor('interviews', 'email', talent)).toBe('usual')
  expect(reasonFor('interviews', 'whatsapp', chose('interviews', 'whatsapp', true))).toBe('chosen')
  expect(reasonFor('interviews', 'email', chose('interviews', 'whatsapp', true))).toBe('usual')
  expect(reasonFor('newsletter', 'email', agreed)).toBe('consented')
})
