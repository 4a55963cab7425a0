import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { mayGoTo, missingForProfile } from '@fareeq/domain/talents/rules-profile.ts'
import { Suspense, use, useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useFaultFocus } from '../../../forms/use-fault-focus.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { go } from '../../../platform/go.ts'
import { useHere } from '../../../platform/here.tsx'
import { useSession } from '../../../platform/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { WizardFrame } from '../../../ui/wizard.tsx'
import { presentProfile, saveStep } from '../api.ts'
import { StepArrival } from '../parts/step-arrival.tsx'
import { fetchStep, nameOfStep, STEP_BODIES, STEP_NAMES, stepAsked } from '../parts/step-bodies.ts'
import { StepHost, StepSkeleton } from '../parts/step-host.tsx'
import { StepMissing } from '../parts/step-missing.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { useProfile } from '../parts/step-profile.ts'
import { StepWay } from '../parts/step-way.ts'
import { useWizardWords } from '../parts/use-wizard-words.ts'
import { type Settling, useSettlingHost } from '../parts/use-settling.ts'

const hrefOf = (step: number, query: Record<string, string> = {}) =>
  pathTo('talentWizard', {}, { step: String(step), ...query })
const WAY = { hrefOf }

export function Screen() {
  const words = useWizardWords()
  const settling = useSettlingHost()
  const { step } = useSession()
  // Said once, at the beginning.
  const isFirst = step <= TALENT_STEP.basicInfo
  const asked = stepAsked(readHref(useHere()).query.step)
  useEffect(() => void fetchStep(asked ?? Math.min(step, TALENT_STEP.account)).catch(() => {}), [asked, step])
  return (
    <>
      <PageHeader title={words.title} text={isFirst ? words.text : undefined} />
      <StepHost settling={settling}>
        <StepWay value={WAY}>
          <Suspense fallback={<StepSkeleton />}>
            <Application settling={settling} />
          </Suspense>
        </StepWay>
      </StepHost>
    </>
  )
}

/** Where one was asked to be, as far as one has come; without a word, where one left off. */
function useStepHere() {
  const profile = useProfile()
  const { query } = readHref(useHere())
  const asked = stepAsked(query.step)
  const furthest = Math.min(profile.step, TALENT_STEP.account)
  return { step: asked !== null && asked <= furthest ? asked : furthest, from: stepAsked(query.from) }
}

function Application({ settling }: { settling: Settling }) {
  const words = useWizardWords()
  const profile = useProfile()
  const { step, from } = useStepHere()
  const [pending, setPending] = useState(false)
  /** How often finishing was asked for too early: each time what is missing is said anew. */
  const [askedEarly, setAskedEarly] = useState(0)
  const once = useOnce()
  const focusFault = useFaultFocus()
  const name = nameOfStep(step)
  const Body = STEP_BODIES[name]
  // Of the first step what is around it waits, so that nothing moves when it comes.
  use(useState(() => Body.preload())[0])
  // The next step is fetched once somebody begins with this one: the first screen does not wait for it.
  useEffect(() => {
    const fetchNext = () => void fetchStep(step + 1).catch(() => {})
    addEventListener('pointerdown', fetchNext, { once: true })
    addEventListener('keydown', fetchNext, { once: true })
    return () => {
      removeEventListener('pointerdown', fetchNext)
      removeEventListener('keydown', fetchNext)
    }
  }, [step])

  /** The CV was asked for from the first step: that is where one goes back to (D-59). */
  const target = step === TALENT_STEP.importCv && from !== null ? from : step + 1
  const on = once(async () => {
    setPending(true)
    try {
      if (!(await settling.settleAll())) return focusFault()
      // As it is now, with what has just been saved.
      const reached = presentProfile()
      if (target === TALENT_STEP.profile && missingForProfile(reached).length > 0)
        return setAskedEarly((times) => times + 1)
      if (target > reached.step && mayGoTo(reached, target)) await saveStep(target)
      if (target < TALENT_STEP.profile) return await go(hrefOf(target))
      void showToast({ title: words.finished, tone: 'positive' })
      await go(pathTo('talentProfile'))
    } catch {
      // Said by a toast; one stays where one is.
    } finally {
      setPending(false)
    }
  })
  const isLast = step === TALENT_STEP.account
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <StepNav
        className="hidden lg:sticky lg:top-24 lg:block"
        at={step}
        hrefOf={hrefOf}
        mayOpen={(one) => one <= profile.step}
        isDone={(one) => one < profile.step}
      />
      <div className="min-w-0">
        <WizardFrame
          steps={STEP_NAMES.map((id) => ({ id, title: words.steps[id], text: words.intro[id] }))}
          at={step - 1}
          onBack={() => void go(hrefOf(step - 1))}
          onNext={() => void on()}
          nextLabel={isLast ? words.finish : target < step ? words.backToBasicInfo : words.next}
          pending={pending}
        >
          {isLast && askedEarly > 0 && <StepMissing key={askedEarly} hrefOf={(to, task) => `${hrefOf(to)}#${task}`} />}
          <Suspense fallback={<StepSkeleton />}>
            <Body key={name} />
            <StepArrival key={`at-${name}`} />
          </Suspense>
        </WizardFrame>
      </div>
    </div>
  )
}
