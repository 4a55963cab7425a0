import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { stepState } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { nameOfStep } from './step-bodies.ts'
import type { StepMarkState } from './step-mark.tsx'
import type { useWizardWords } from '../../messages/wizard/en.ts'

/**
 * Back to the step one came from (for the CV, D-59, or a correction); otherwise the next one, skipping a CV that was read.
 */
export function targetAfter(step: number, from: number | null, isCvRead: boolean): number {
  if (from !== null) return from
  return step + 1 === TALENT_STEP.importCv && isCvRead ? step + 2 : step + 1
}

type Words = ReturnType<typeof useWizardWords>
type Label = { step: number; from: number | null; isShort: boolean }

export function nextLabel(words: Words, { step, from, isShort }: Label): string {
  if (from !== null) return from === TALENT_STEP.account ? words.backToFinish : words.steps[nameOfStep(from)]
  if (step === TALENT_STEP.account) return words.finish
  return isShort ? words.later : words.next
}

/** State of a step's dot. */
export function dotOf(profile: Profile, step: number, isCvRead: boolean): StepMarkState {
  if (step === TALENT_STEP.importCv && isCvRead) return 'filled'
  const state = stepState(profile, step)
  if (state === 'filled' && step !== TALENT_STEP.account) return state
  return step >= profile.step ? 'ahead' : state
}
