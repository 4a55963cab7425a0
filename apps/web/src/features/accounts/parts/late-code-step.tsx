import type { ComponentProps } from 'react'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import type { CodeStep as Step } from './code-step.tsx'
import type { LinkStep as ByLink } from './link-step.tsx'

const STEP = lazyModule(() => import('./code-step.tsx'))
const LINK = lazyModule(() => import('./link-step.tsx'))

/** Prefetches the second step when idle. */
export const useCodeStepSoon = (): void => void useLazyModule(STEP)

export function CodeStep(props: ComponentProps<typeof Step>) {
  const Here = useLazyModule(STEP, true)?.CodeStep
  return Here ? <Here {...props} /> : null
}

/** For visitors with a mailed link. */
export function LinkStep(props: ComponentProps<typeof ByLink>) {
  const Here = useLazyModule(LINK, true)?.LinkStep
  return Here ? <Here {...props} /> : null
}
