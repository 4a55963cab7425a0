import type { ComponentProps } from 'react'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import type { CodeStep as Step } from './code-step.tsx'
import type { LinkStep as ByLink } from './link-step.tsx'

const STEP = lazyModule(() => import('./code-step.tsx'))
const LINK = lazyModule(() => import('./link-step.tsx'))

const PLACEHOLDER = (
  <Skeletons>
    <SkeletonBlock className="h-64" />
  </Skeletons>
)

/** Prefetches the second step when idle. */
export const usePreloadCodeStep = (): void => void useLazyModule(STEP)

export function CodeStep(props: ComponentProps<typeof Step>) {
  const Here = useLazyModule(STEP, true)?.CodeStep
  return Here ? <Here {...props} /> : PLACEHOLDER
}

/** For visitors with a mailed link. */
export function LinkStep(props: ComponentProps<typeof ByLink>) {
  const Here = useLazyModule(LINK, true)?.LinkStep
  return Here ? <Here {...props} /> : PLACEHOLDER
}
