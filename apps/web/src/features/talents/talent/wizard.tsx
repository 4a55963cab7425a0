import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import {
  isOptional,
  isUntouched,
  mayGoTo,
  missingAtStep,
  missingForProfile,
} from '@fareeq/domain/talents/profile/rules-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useAction } from '../../../forms/use-action.ts'
import { navigate, navigateFromHere } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { WizardFrame } from '../../../ui/layout/wizard.tsx'
import { presentProfile, saveStep } from '../api.ts'
import { cvQuery, fetchIsCvRead } from '../api-cv.ts'
import { StepArrival } from '../parts/wizard/step-arrival.tsx'
import { fetchStep, nameOfStep, STEP_BODIES, STEP_NAMES, stepParam } from '../parts/wizard/step-bodies.ts'
import { StepDots } from '../parts/wizard/step-dots.tsx'
import { StepHost, StepSkeleton } from '../parts/wizard/step-host.tsx'
import { StepLeft } from '../parts/wizard/step-left.tsx'
import { StepMissing } from '../parts/wizard/step-missing.tsx'
import { StepNav } from '../parts/wizard/step-nav.tsx'
import { dotOf, nextLabel, targetAfter } from '../parts/wizard/step-order.ts'
import { useProfile } from '../parts/wizard/step-profile.ts'
import { StepStart } from '../parts/wizard/step-start.tsx'
import { StepWay } from '../parts/wizard/step-way.ts'
import { useWizardWords } from '../messages/wizard/en.ts'
import { type UnsavedRegistry, useUnsavedRegistry } from '../parts/wizard/use-unsaved.ts'

const hrefOf = (step: number, query: Record<string, string> = {}) =>
  pathTo('talentWizard', {}, { step: String(step), ...query })

export function Screen() {
  const unsaved = useUnsavedRegistry()
  const { step } = useSession()
  const requested = stepParam(readHref(useHref()).query.step)
  useEffect(() => void fetchStep(requested ?? Math.min(step, TALENT_STEP.account)).catch(() => {}), [requested, step])
  return (
    <StepHost unsaved={unsaved}>
      <Suspense fallback={<StepSkeleton />}>
        <StartOrApplication key={String(requested === null)} unsaved={unsaved} />
      </Suspense>
    </StepHost>
  )
}

function StartOrApplication({ unsaved }: { unsaved: UnsavedRegistry }) {
  const here = readHref(useHref())
  const profile = useProfile()
  // Decided once, until another URL is opened.
  const [isStart] = useState(() => stepParam(here.query.step) === null && isUntouched(profile))
  return isStart ? <StepStart hrefOf={hrefOf} /> : <Application unsaved={unsaved} />
}

/** The step of the URL, limited to the reached one; without it, where it was left. */
function useStepHere() {
  const profile = useProfile()
  const { query } = readHref(useHref())
  const furthest = Math.min(profile.step, TALENT_STEP.account)
  const requested = stepParam(query.step)
  const step = requested !== null && requested <= furthest ? requested : furthest
  // A step that is not reached yet: the address follows the screen.
  const isAhead = requested !== null && requested !== step
  useEffect(() => {
    if (isAhead) void navigate(hrefOf(step), { replace: true, keepScroll: true })
  }, [isAhead, step])
  const from = stepParam(query.from)
  return { step, from: from !== null && from !== step && from <= furthest ? from : null }
}

/** A CV that was read makes its step done, and it is not required again. */
function useIsCvRead(): boolean {
  const { step } = useProfile()
  const { data } = useQuery({ ...cvQuery(), enabled: step >= TALENT_STEP.importCv })
  return Boolean(data?.last)
}

function Application({ unsaved }: { unsaved: UnsavedRegistry }) {
  const words = useWizardWords()
  const profile = useProfile()
  const { step, from } = useStepHere()
  const isCvRead = useIsCvRead()
  /** Counter of early submits: each shows the missing fields anew. */
  const [earlySubmits, setEarlySubmits] = useState(0)
  const [isLoud, setLoud] = useState(false)
  const focusFault = useFaultFocus()
  const name = nameOfStep(step)
  const Body = STEP_BODIES[name]
  // Suspends with the first step, to avoid a layout shift.
  use(useState(() => Body.preload())[0])
  const likelyTarget = targetAfter(step, from, isCvRead)
  // Prefetches the next step on first interaction.
  useEffect(() => {
    const fetchNext = () => void fetchStep(likelyTarget).catch(() => {})
    addEventListener('pointerdown', fetchNext, { once: true })
    addEventListener('keydown', fetchNext, { once: true })
    return () => {
      removeEventListener('pointerdown', fetchNext)
      removeEventListener('keydown', fetchNext)
    }
  }, [likelyTarget])

  const isReview = from === TALENT_STEP.account
  const next = useAction(
    async () => {
      const go = navigateFromHere()
      if (!(await unsaved.flushAll())) return focusFault()
      // From the cache, with the values just saved.
      const reached = presentProfile()
      // The press may come before the answer: it waits for it.
      const target = targetAfter(step, from, await fetchIsCvRead(reached))
      // Returned to complete this step.
      if (isReview && missingAtStep(reached, step).length > 0) return focusFault()
      if (target === TALENT_STEP.profile && missingForProfile(reached).length > 0)
        return setEarlySubmits((times) => times + 1)
      if (target > reached.step && mayGoTo(reached, target)) await saveStep(target)
      await go(target < TALENT_STEP.profile ? hrefOf(target) : pathTo('talentProfile', {}, { finished: '1' }))
    },
    { refused: 'handled' },
  )
  const missing = missingAtStep(profile, step)
  const way = useMemo(
    () => ({ hrefOf, isWizard: true, onLoud: setLoud, marked: isReview ? missingAtStep(profile, step) : [] }),
    [isReview, profile, step],
  )
  const nav = {
    at: step,
    hrefOf,
    mayOpen: (step: number) => step <= profile.step,
    stateOf: (step: number) => dotOf(profile, step, isCvRead),
  }
  return (
    <StepWay value={way}>
      <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <StepNav className="hidden lg:sticky lg:top-24 lg:block" {...nav} />
        <div className="min-w-0">
          <WizardFrame
            titleLevel={1}
            progress={<StepDots {...nav} />}
            steps={STEP_NAMES.map((id, index) => ({
              id,
              title: words.steps[id],
              text: isOptional(index + 1) ? `${words.intro[id]} ${words.optionalStep}` : words.intro[id],
            }))}
            at={step - 1}
            canGoBack={step > TALENT_STEP.basicInfo || isUntouched(profile)}
            onBack={() => void navigate(step > TALENT_STEP.basicInfo ? hrefOf(step - 1) : pathTo('talentWizard'))}
            onNext={() => void next.run()}
            nextLabel={nextLabel(words, { step, from, isShort: missing.length > 0 })}
            nextKind={isLoud ? 'quiet' : 'primary'}
            pending={next.isPending}
          >
            {step === TALENT_STEP.account && earlySubmits > 0 && (
              <StepMissing key={earlySubmits} at={step} hrefOf={hrefOf} />
            )}
            <Suspense fallback={<StepSkeleton />}>
              <Body key={name} />
              <StepLeft step={step} />
              <StepArrival key={`at-${name}`} />
            </Suspense>
          </WizardFrame>
        </div>
      </div>
    </StepWay>
  )
}
