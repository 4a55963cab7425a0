import { TALENT_STEP } from '../../kernel/steps.ts'
import { isLive, strengthOf, type StrengthTask } from './rules-profile.ts'
import type { Profile } from '../schema-profile.ts'
import { isBanned } from '../states.ts'

/** Why nobody sees a profile; the first thing to be done about it comes first. Null: it is live. */
export type Inactive = 'banned' | 'application' | 'phone' | 'terms' | 'unavailable'
export function inactiveBecause(profile: Profile): Inactive | null {
  if (isLive(profile)) return null
  const { basicInfo, step, availability } = profile
  if (isBanned(basicInfo.hiring_status)) return 'banned'
  if (step < TALENT_STEP.profile) return 'application'
  if (!basicInfo.phone_verified) return 'phone'
  return availability === null ? 'terms' : 'unavailable'
}

/** The one thing that helps most now. Null: there is nothing left to do but wait. */
export type NextMove = 'waiting' | 'application' | 'assessment' | StrengthTask
export function nextMove(profile: Profile): NextMove | null {
  const { basicInfo, step } = profile
  if (basicInfo.is_locked_for_salary_update) return 'waiting'
  if (step < TALENT_STEP.profile) return 'application'
  if (!basicInfo.phone_verified) return 'phone'
  const { next } = strengthOf(profile)
  if (next.includes('terms')) return 'terms'
  return next[0] ?? (basicInfo.verified ? null : 'assessment')
}
