import type { Referral } from '@fareeq/domain/referrals/schema.ts'
import { type ReferralStatus, STAGES } from '@fareeq/domain/referrals/states.ts'
import type { Tone } from '../../../ui/display/badge.tsx'

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
