import { machine } from '../kernel/machine.ts'

/**
 * The life of a case about a ban (D-61). A report is opened with a notice to the talent, or dismissed; the talent has seven
 * days to answer; a second colleague decides; the talent may appeal once, and a third decides that.
 */
export const banLife = machine({
  reported: { open: 'noticed', dismiss: 'dismissed' },
  noticed: { answer: 'answered', expire: 'unanswered' },
  answered: { ban: 'banned', dismiss: 'dismissed' },
  unanswered: { answer: 'answered', ban: 'banned', dismiss: 'dismissed' },
  banned: { appeal: 'appealed' },
  dismissed: {},
  appealed: { lift: 'lifted', uphold: 'upheld' },
  lifted: {},
  upheld: {},
})
export type BanState = (typeof banLife.states)[number]
export type BanEvent = (typeof banLife.events)[number]
export const BAN_STATES = banLife.states as [BanState, ...BanState[]]

export type BanTurn = 'operations' | 'talent' | 'admin' | null
type Facts = {
  /** Whose turn it is. */
  readonly waits_for: BanTurn
  /** The talent knows of it. */
  readonly is_notified: boolean
  /** Another report about the same person belongs to this case. */
  readonly is_open: boolean
}
const FACTS: Readonly<Record<BanState, Facts>> = {
  reported: { waits_for: 'operations', is_notified: false, is_open: true },
  noticed: { waits_for: 'talent', is_notified: true, is_open: true },
  answered: { waits_for: 'admin', is_notified: true, is_open: true },
  unanswered: { waits_for: 'admin', is_notified: true, is_open: true },
  banned: { waits_for: null, is_notified: true, is_open: true },
  dismissed: { waits_for: null, is_notified: true, is_open: false },
  appealed: { waits_for: 'admin', is_notified: true, is_open: true },
  lifted: { waits_for: null, is_notified: true, is_open: false },
  upheld: { waits_for: null, is_notified: true, is_open: false },
}
/** Colleagues have reported it, and nobody has looked into it. */
export const isReport = (state: BanState): boolean => banLife.next(state, 'open') !== null
export const waitsFor = (state: BanState): BanTurn => FACTS[state].waits_for
export const OPEN_CASES = BAN_STATES.filter((state) => FACTS[state].is_open)
export const NOTIFIED_STATES = BAN_STATES.filter((state) => FACTS[state].is_notified)
/** Where the seven days run. */
export const ANSWERABLE = banLife.sources('expire')
