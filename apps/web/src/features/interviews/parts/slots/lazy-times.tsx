import { type ComponentProps, Suspense } from 'react'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import type { OfferForm } from './offer-form.tsx'
import type { ProposeForm } from './propose-form.tsx'

/** Lazy: calendar and advice, for those who name times themselves. */
const PROPOSE_FORM = lazyModule(() => import('./propose-form.tsx'))
const Propose = lazyPart(PROPOSE_FORM, (part) => part.ProposeForm)
const Offer = lazyPart(
  lazyModule(() => import('./offer-form.tsx')),
  (part) => part.OfferForm,
)

/** Prefetched when idle, beside the button that opens it. */
export const usePrefetchProposeForm = (): void => void useLazyModule(PROPOSE_FORM)

const PLACEHOLDER = (
  <Skeletons>
    <SkeletonBlock className="h-128" />
  </Skeletons>
)

export const LazyProposeForm = (props: ComponentProps<typeof ProposeForm>) => (
  <Suspense fallback={PLACEHOLDER}>
    <Propose {...props} />
  </Suspense>
)

export const LazyOfferForm = (props: ComponentProps<typeof OfferForm>) => (
  <Suspense fallback={PLACEHOLDER}>
    <Offer {...props} />
  </Suspense>
)
