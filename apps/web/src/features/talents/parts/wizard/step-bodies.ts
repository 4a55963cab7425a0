import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { type LazyScreen, lazyScreen } from '../../../../platform/lazy/chunks.tsx'

/** The steps that are filled in; the last one, the profile, is what they make. */
export const STEP_NAMES = [
  'basicInfo',
  'projects',
  'importCv',
  'experience',
  'education',
  'certification',
  'account',
] as const
export type StepName = (typeof STEP_NAMES)[number]

/** Code splitting by step. */
export const STEP_BODIES: Record<StepName, LazyScreen> = {
  basicInfo: lazyScreen(async () => ({ Screen: (await import('./step-basic-info.tsx')).StepBasicInfo })),
  projects: lazyScreen(async () => ({ Screen: (await import('./step-projects.tsx')).StepProjects })),
  importCv: lazyScreen(async () => ({ Screen: (await import('./step-import-cv.tsx')).StepImportCv })),
  experience: lazyScreen(async () => ({ Screen: (await import('./step-experience.tsx')).StepExperience })),
  education: lazyScreen(async () => ({ Screen: (await import('./step-education.tsx')).StepEducation })),
  certification: lazyScreen(async () => ({ Screen: (await import('./step-certification.tsx')).StepCertification })),
  account: lazyScreen(async () => ({ Screen: (await import('./step-account.tsx')).StepAccount })),
}

const LAST = TALENT_STEP.account

/** Parses `?step=4`; null if invalid. */
export function stepParam(text: string | undefined): number | null {
  const step = Number(text)
  return Number.isInteger(step) && step >= TALENT_STEP.basicInfo && step <= LAST ? step : null
}

export const nameOfStep = (step: number): StepName => STEP_NAMES[step - 1] ?? 'basicInfo'

/** Preloads the first step together with the profile, to render both at once. */
export const fetchStep = (step: number): Promise<void> => STEP_BODIES[nameOfStep(step)].preload()
