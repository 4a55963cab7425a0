import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { stepState } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { Suspense, useEffect, useRef } from 'react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StepArrival } from '../parts/wizard/step-arrival.tsx'
import { fetchStep, nameOfStep, STEP_BODIES, stepParam } from '../parts/wizard/step-bodies.ts'
import { StepHost, StepSkeleton } from '../parts/wizard/step-host.tsx'
import { StepNav } from '../parts/wizard/step-nav.tsx'
import { useProfile } from '../parts/wizard/step-profile.ts'
import { StepWay } from '../parts/wizard/step-way.ts'
import { useWizardWords } from '../messages/wizard/en.ts'
import { useUnsavedRegistry } from '../parts/wizard/use-unsaved.ts'

const hrefOf = (step: number, query: Record<string, string> = {}) =>
  pathTo('editProfile', {}, { step: String(step), ...query })
const WAY = { hrefOf, marked: [] }

export function Screen() {
  const words = useWizardWords()
  const unsaved = useUnsavedRegistry()
  const step = useSection()
  useEffect(() => void fetchStep(step).catch(() => {}), [step])
  return (
    <>
      <PageHeader
        title={words.editTitle}
        text={words.editText}
        back={{ label: words.backToProfile, as: PageLink, href: pathTo('talentProfile') }}
      />
      <StepHost unsaved={unsaved}>
        <StepWay value={WAY}>
          <Sections />
        </StepWay>
      </StepHost>
    </>
  )
}

const useSection = () => stepParam(readHref(useHref()).query.step) ?? TALENT_STEP.basicInfo

function Sections() {
  const words = useWizardWords()
  const profile = useProfile()
  const step = useSection()
  const name = nameOfStep(step)
  const Body = STEP_BODIES[name]
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    title.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <StepNav
        className="-mx-4 px-4 lg:sticky lg:top-24 lg:mx-0 lg:px-0"
        at={step}
        hrefOf={hrefOf}
        stateOf={(step) => stepState(profile, step)}
      />
      <section className="grid w-full max-w-2xl min-w-0 gap-6" aria-labelledby="section-title">
        <header>
          <h2 id="section-title" ref={title} tabIndex={-1} className="text-2xl outline-none">
            {words.steps[name]}
          </h2>
          <p className="text-ink-soft">{words.intro[name]}</p>
        </header>
        <Suspense fallback={<StepSkeleton />}>
          <Body key={name} />
          <StepArrival key={`at-${name}`} />
        </Suspense>
      </section>
    </div>
  )
}
