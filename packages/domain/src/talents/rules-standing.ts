import { TALENT_STEP } from '../kernel/steps.ts'
import { isLive, strengthOf, type StrengthTask } from './rules-profile.ts'
import type { Profile } from './schema-profile.ts'
import { isBanned, selectionOf } from './states.ts'

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

/** The four steps of selection, and who acts in each: three before a nomination, the fourth with the company. */
export const SELECTION = [
  { id: 'assessment', by: 'talent' },
  { id: 'evaluation', by: 'fareeq' },
  { id: 'interview', by: 'fareeq' },
  { id: 'alignment', by: 'company' },
] as const

const BEFORE_COMPANY = SELECTION.filter(({ by }) => by !== 'company').length

/** How many of them are behind somebody; null before the application is finished, when none has begun. */
export function selectionDone({ step, basicInfo: { verified, hiring_status } }: Profile): number | null {
  const selection = selectionOf(hiring_status)
  if (selection === null || step < TALENT_STEP.profile) return null
  if (selection === 'done') return SELECTION.length
  return verified || selection === 'with_company' ? BEFORE_COMPANY : 0
}

/** The one thing that helps most now. Null: there is nothing left to do but wait. */
export type NextMove = 'waiting' | 'application' | StrengthTask
export function nextMove(profile: Profile): NextMove | null {
  const { basicInfo, step } = profile
  if (basicInfo.is_locked_for_salary_update) return 'waiting'
  if (step < TALENT_STEP.profile) return 'application'
  if (!basicInfo.phone_verified) return 'phone'
  const { next } = strengthOf(profile)
  return next.includes('terms') ? 'terms' : (next[0] ?? null)
}
