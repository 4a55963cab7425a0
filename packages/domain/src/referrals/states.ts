import { machine } from '../kernel/machine.ts'

/**
 * The life of a referral (D-87). Nothing is done with what was said of the friend before they agree; a friend who fails
 * may be tested again, and one who is hired is waited for until the bonus is earned (D-85).
 */
export const referralLife = machine({
  invited: { accept: 'consented', decline: 'void', lapse: 'void', cancel: 'void' },
  consented: { register: 'registered', lapse: 'void', cancel: 'void' },
  registered: { test: 'testing', cancel: 'void' },
  testing: { pass: 'passed', fail: 'failed', cancel: 'void' },
  passed: { hire: 'hired', cancel: 'void' },
  failed: { test: 'testing', cancel: 'void' },
  hired: { earn: 'bonus_due', leave: 'void', cancel: 'void' },
  bonus_due: { pay: 'paid', cancel: 'void' },
  paid: { send_back: 'bonus_due' },
  void: {},
})

export type ReferralStatus = (typeof referralLife.states)[number]
export type ReferralEvent = (typeof referralLife.events)[number]
export const REFERRAL_STATUSES = referralLife.states as [ReferralStatus, ...ReferralStatus[]]

/** Who may cause an event. Staff do it by their role (D-70); `system` is the clock and the other features. */
export type Mover = 'friend' | 'system' | 'recruiter' | 'operations' | 'finance' | 'admin'
export const MOVED_BY: Readonly<Record<ReferralEvent, readonly Mover[]>> = {
  accept: ['friend'],
  decline: ['friend'],
  lapse: ['system'],
  register: ['system'],
  test: ['system', 'recruiter', 'admin'],
  pass: ['system', 'recruiter', 'admin'],
  fail: ['system', 'recruiter', 'admin'],
  hire: ['system', 'operations', 'admin'],
  leave: ['system', 'operations', 'admin'],
  earn: ['system'],
  pay: ['finance', 'admin'],
  send_back: ['finance'],
  cancel: ['operations', 'admin'],
}

/** The bank sent the bonus back: whoever earned it is told by the payout. */
export const isCorrection = (event: ReferralEvent): boolean => event === 'send_back'

export const mayMove = (event: ReferralEvent, mover: Mover): boolean => MOVED_BY[event].includes(mover)

/** Why a referral came to nothing, by what ended it. */
export const VOID_REASONS = { decline: 'declined', lapse: 'lapsed', leave: 'left_early', cancel: 'cancelled' } as const
export type VoidReason = (typeof VOID_REASONS)[keyof typeof VOID_REASONS]
export const voidReason = (event: ReferralEvent): VoidReason | null =>
  event in VOID_REASONS ? VOID_REASONS[event as keyof typeof VOID_REASONS] : null

/** The friend has not answered. */
export const INVITED = referralLife.sources('accept')
/** The friend agreed and has no account yet. */
export const CONSENTED = referralLife.sources('register')
/** The friend has an account and was not invited to the tests yet. */
export const REGISTERED = referralLife.targets('register')
/** The bonus is not earned yet. */
export const HIRED = referralLife.sources('earn')
/** Earned, and not paid. */
export const BONUS_DUE = referralLife.sources('pay')
export const VOID = referralLife.targets('cancel')
/** The way to the bonus, without what ends or fails. */
export const STAGES = REFERRAL_STATUSES.filter((status) => ![...VOID, ...referralLife.targets('fail')].includes(status))

export const isInvited = (status: ReferralStatus): boolean => INVITED.includes(status)
export const isRegistered = (status: ReferralStatus): boolean => REGISTERED.includes(status)
export const isBonusDue = (status: ReferralStatus): boolean => BONUS_DUE.includes(status)
export const isVoid = (status: ReferralStatus): boolean => VOID.includes(status)
/** Something is still to come. A bonus that was paid is settled, although a bank may send it back. */
export const isOpen = (status: ReferralStatus): boolean =>
  referralLife.moves(status).some((event) => !isCorrection(event))
