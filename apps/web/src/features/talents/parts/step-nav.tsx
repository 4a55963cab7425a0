import { Check } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/nuqta.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { STEP_NAMES } from './step-bodies.ts'
import { useWizardWords } from './use-wizard-words.ts'

type Props = {
  at: number
  hrefOf: (step: number) => string
  /** Steps ahead are only named, not opened. */
  mayOpen?: (step: number) => boolean
  isDone: (step: number) => boolean
  className?: string
}

const ROW =
  'relative flex min-h-11 items-center gap-2.5 whitespace-nowrap px-1 text-[0.9375rem] lg:rounded-md lg:px-3 lg:whitespace-normal'
const HERE = 'border-b-2 border-accent font-strong text-accent lg:border-0 lg:bg-accent-soft'

/** Beside the page on wide screens, a strip to swipe above it on phones. */
export function StepNav({ at, hrefOf, mayOpen = () => true, isDone, className }: Props) {
  const words = useWizardWords()
  return (
    <nav aria-label={words.nav} className={cx('min-w-0', className)}>
      <ol className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] lg:grid lg:gap-1 lg:border-0">
        {STEP_NAMES.map((name, index) => {
          const step = index + 1
          const here = step === at
          const inside = (
            <>
              <Mark done={isDone(step)} here={here} />
              {words.steps[name]}
              {isDone(step) && <span className="sr-only"> ({words.done})</span>}
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

/** The strip begins where one is. */
const intoView = (item: HTMLLIElement | null) => {
  const strip = item?.parentElement
  if (item && strip && strip.scrollWidth > strip.clientWidth)
    item.scrollIntoView({ block: 'nearest', inline: 'center' })
}

const Mark = ({ done, here }: { done: boolean; here: boolean }) => (
  <span aria-hidden className="relative flex size-5 flex-none items-center justify-center">
    <Nuqta
      className={cx('absolute inset-0 text-[1.25rem]', done ? 'text-accent' : here ? 'text-point' : 'text-line')}
    />
    {done && <Check className="relative size-2.5 text-accent-ink" strokeWidth={4} />}
  </span>
)
