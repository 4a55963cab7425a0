import { TALENT_STEP } from '../../kernel/steps.ts'
import { isLive, strengthOf, type StrengthTask } from './rules-profile.ts'
import type { Profile } from '../schema-profile.ts'
import { isBanned, isHired } from '../states.ts'

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

/** The one thing that helps most now; an assessment before anything that only decorates. Null: nothing is asked of them. */
export type NextMove = 'waiting' | 'application' | StrengthTask
export function nextMove(profile: Profile): NextMove | null {
  const { basicInfo, step } = profile
  if (basicInfo.is_locked_for_salary_update) return 'waiting'
  if (step < TALENT_STEP.profile) return 'application'
  if (!basicInfo.phone_verified) return 'phone'
  if (isHired(basicInfo.hiring_status)) return null
  const { next } = strengthOf(profile)
  return next.find((task) => task === 'terms') ?? next.find((task) => task === 'assessment') ?? next[0] ?? null
}
