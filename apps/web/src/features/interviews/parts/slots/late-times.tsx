import { type ComponentProps, Suspense } from 'react'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import type { OfferForm } from './offer-form.tsx'
import type { ProposeForm } from './propose-form.tsx'

/** Lazy: calendar and advice, for those who name times themselves. */
const PROPOSING = lazyModule(() => import('./propose-form.tsx'))
const Propose = lazyPart(PROPOSING, (part) => part.ProposeForm)
const Offer = lazyPart(
  lazyModule(() => import('./offer-form.tsx')),
  (part) => part.OfferForm,
)

/** Prefetched when idle, beside the button that opens it. */
export const useProposingSoon = (): void => void useLazyModule(PROPOSING)

const COMING = (
  <Skeletons>
    <SkeletonBlock className="h-128" />
  </Skeletons>
)

export const LateProposeForm = (props: ComponentProps<typeof ProposeForm>) => (
  <Suspense fallback={COMING}>
    <Propose {...props} />
  </Suspense>
)

export const LateOfferForm = (props: ComponentProps<typeof OfferForm>) => (
  <Suspense fallback={COMING}>
    <Offer {...props} />
  </Suspense>
)
