import type { Referral } from '@fareeq/domain/referrals/schema.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { Tone } from '../../../ui/display/badge.tsx'

/** The stages up to the bonus, without those that end or fail. */
export const STAGES: readonly ReferralStatus[] = [
  'invited',
  'consented',
  'registered',
  'testing',
  'passed',
  'hired',
  'bonus_due',
  'paid',
]

/** How far along the way a friend has come, counted from one. */
export const stageOf = ({ timeline }: Pick<Referral, 'timeline'>): number =>
  Math.max(1, ...timeline.map(({ status }) => STAGES.indexOf(status) + 1))

export const TONES: Readonly<Record<ReferralStatus, Tone>> = {
  invited: 'neutral',
  consented: 'accent',
  registered: 'accent',
  testing: 'accent',
  passed: 'accent',
  failed: 'warning',
  hired: 'positive',
  bonus_due: 'point',
  paid: 'positive',
  void: 'neutral',
}
