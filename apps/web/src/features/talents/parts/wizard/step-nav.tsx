import { cx } from '../../../../ui/cx.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { STEP_NAMES } from './step-bodies.ts'
import { StepMark, type StepMarkState } from './step-mark.tsx'
import { useWizardWords } from '../../messages/wizard/en.ts'

type Props = {
  at: number
  hrefOf: (step: number) => string
  /** Steps ahead are listed, but disabled. */
  mayOpen?: (step: number) => boolean
  stateOf: (step: number) => StepMarkState
  className?: string
}

const ROW =
  'relative flex min-h-11 items-center gap-2.5 whitespace-nowrap px-1 text-[0.9375rem] lg:rounded-md lg:px-3 lg:whitespace-normal'
const HERE = 'border-b-2 border-accent font-strong text-accent lg:border-0 lg:bg-accent-soft'

/** A sidebar on wide screens, a scrollable strip on phones. */
export function StepNav({ at, hrefOf, mayOpen = () => true, stateOf, className }: Props) {
  const words = useWizardWords()
  return (
    <nav aria-label={words.nav} className={cx('min-w-0', className)}>
      <ol className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] lg:grid lg:gap-1 lg:border-0">
        {STEP_NAMES.map((name, index) => {
          const step = index + 1
          const here = step === at
          const inside = (
            <>
              <StepMark state={stateOf(step)} here={here} />
              {words.steps[name]}
              {mayOpen(step) && <span className="sr-only"> ({words.states[stateOf(step)]})</span>}
            </>
          )
          return (
            <li key={name} ref={here ? intoView : undefined}>
              {mayOpen(step) ? (
                <PageLink
                  href={hrefOf(step)}
                  aria-current={here ? 'step' : undefined}
                  className={cx(ROW, here ? HERE : 'text-ink-soft transition-colors hover:text-ink lg:hover:bg-sunken')}
                >
                  {inside}
                </PageLink>
              ) : (
                <span className={cx(ROW, 'text-ink-faint')}>{inside}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Scrolls the strip to the current step. */
const intoView = (item: HTMLLIElement | null) => {
  const strip = item?.parentElement
  if (item && strip && strip.scrollWidth > strip.clientWidth)
    item.scrollIntoView({ block: 'nearest', inline: 'center' })
}
