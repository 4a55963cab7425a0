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
export function selectionDone({ step, basicInfo: { verified, hiring_status }, selection }: Profile): number | null {
  const stage = selectionOf(hiring_status)
  if (stage === null || step < TALENT_STEP.profile) return null
  if (stage === 'done') return SELECTION.length
  if (!verified && stage !== 'passed') return 0
  // Whoever was verified before there were dates has all of our steps behind them.
  return stage === 'with_company' || selection.evaluation_by === null ? BEFORE_COMPANY : 1
}

/** The date that is promised for a step, while it is ahead. */
export function selectionDate({ selection }: Profile, id: (typeof SELECTION)[number]['id'], now: Date): Date | null {
  const by = {
    assessment: null,
    evaluation: selection.evaluation_by,
    interview: selection.interview_by,
    alignment: null,
  }[id]
  const date = by === null ? null : new Date(by)
  return date && date > now ? date : null
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
