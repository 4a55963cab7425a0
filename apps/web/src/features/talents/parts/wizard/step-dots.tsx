import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useUiWords } from '../../../../ui/words/en.ts'
import { STEP_NAMES } from './step-bodies.ts'
import { StepMark, type StepMarkState } from './step-mark.tsx'
import { useWizardWords } from '../../messages/wizard/en.ts'

type Props = {
  at: number
  hrefOf: (step: number) => string
  mayOpen: (step: number) => boolean
  stateOf: (step: number) => StepMarkState
}

const DOT = 'flex h-11 w-8 items-center justify-center rounded-sm xs:w-9'

/** On phones: which step this is, and the way to every other one that was reached. */
export function StepDots({ at, hrefOf, mayOpen, stateOf }: Props) {
  const words = useWizardWords()
  const { stepOf } = useUiWords()
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <nav aria-label={words.nav} className="-ms-1.5 lg:hidden">
        <ol className="flex">
          {STEP_NAMES.map((name, index) => {
            const step = index + 1
            const mark = <StepMark state={stateOf(step)} here={step === at} />
            return (
              <li key={name}>
                {mayOpen(step) ? (
                  <PageLink href={hrefOf(step)} aria-current={step === at ? 'step' : undefined} className={DOT}>
                    {mark}
                    <span className="sr-only">
                      {words.steps[name]} ({words.states[stateOf(step)]})
                    </span>
                  </PageLink>
                ) : (
                  <span aria-hidden className={DOT}>
                    {mark}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      <span>{stepOf(at, STEP_NAMES.length)}</span>
    </div>
  )
}
