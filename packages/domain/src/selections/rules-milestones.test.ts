import { expect, test } from 'vitest'
import { DAY, MINUTE, after } from '../kernel/time/time.ts'
import { type Milestone, type MilestoneFacts, milestoneToMail } from './rules-milestones.ts'

const now = new Date('2026-11-18T09:00:00Z')
const ago = (minutes: number) => after(now, -minutes * MINUTE)
const facts = (reached: Partial<Record<Milestone, Date>>, mailed: MilestoneFacts['mailed'] = {}): MilestoneFacts => ({
  reached: { welcome: null, phone: null, application: null, verified: null, ...reached },
  mailed,
})

test.each<[string, MilestoneFacts, Milestone | null]>([
  ['a new account is welcomed', facts({ welcome: ago(11) }), 'welcome'],
  ['not while its owner is still at it', facts({ welcome: ago(9) }), null],
  ['and once', facts({ welcome: ago(30) }, { welcome: ago(5) }), null],
  [
    'who finished in one go reads one mail',
    facts({ welcome: ago(60), phone: ago(50), application: ago(20) }),
    'application',
  ],
  ['and nothing lesser before it', facts({ welcome: ago(60), application: ago(3) }), null],
  [
    'nothing lesser after it either',
    facts({ welcome: ago(60), phone: ago(50), application: ago(40) }, { application: ago(20) }),
    null,
  ],
  [
    'a phone that is verified after the application is news',
    facts({ welcome: ago(600), phone: ago(15), application: ago(500) }, { application: ago(400) }),
    'phone',
  ],
  ['what is long past is no news', facts({ welcome: after(now, -15 * DAY) }), null],
  ['passing an assessment is the furthest', facts({ welcome: ago(90), phone: ago(80), verified: ago(12) }), 'verified'],
])('%s', (_, milestoneFacts, milestone) => expect(milestoneToMail(milestoneFacts, now)).toBe(milestone))
