// Progress in a few stages: <NuqtaSteps label=… at={2} total={4} /> in a line, <Stepper steps={[{ id, title, text, href }]}
// at={1} />.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Nuqta } from '../display/nuqta.tsx'
import { useUiWords } from '../words/en.ts'

export function NuqtaSteps({ label, at, total }: { label?: ReactNode; at: number; total: number }) {
  const words = useUiWords()
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <span aria-hidden className="inline-flex items-center gap-1.5">
        {Array.from({ length: total }, (_, i) => (
          <Nuqta
            key={i}
            className={cx(
              'transition-colors',
              i + 1 === at ? 'text-[1.15em] text-point' : i < at ? 'text-accent' : 'text-line',
            )}
          />
        ))}
      </span>
      <span>
        {words.stepOf(at, total)}
        {label && <span className="text-ink-faint"> · {label}</span>}
      </span>
    </div>
  )
}

export type Step = { id: string; title: ReactNode; text?: ReactNode }

/** `at` counts from 0; steps before it are done. Vertical on phones and in columns. */
export function Stepper({ steps, at, upright }: { steps: readonly Step[]; at: number; upright?: boolean }) {
  const words = useUiWords()
  return (
    <ol className={cx('grid', !upright && 'md:grid-flow-col md:auto-cols-fr')}>
      {steps.map(({ id, title, text }, i) => {
        const done = i < at
        const now = i === at
        return (
          <li
            key={id}
            aria-current={now ? 'step' : undefined}
            className={cx('relative flex gap-3.5 pb-6 last:pb-0', !upright && 'md:flex-col md:gap-2.5 md:pe-4 md:pb-0')}
          >
            {i < steps.length - 1 && (
              <span
                aria-hidden
                className={cx(
                  'absolute start-[calc(1rem-1px)] top-9 bottom-1 w-0.5 rounded-full',
                  !upright && 'md:start-10 md:end-2 md:top-[calc(1rem-1px)] md:bottom-auto md:h-0.5 md:w-auto',
                  done ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
            <StepMark done={done} now={now} />
            <span className="min-w-0 pt-0.5">
              <span
                className={cx('block text-[0.9375rem]', now ? 'font-semibold' : done ? 'text-ink' : 'text-ink-faint')}
              >
                {title}
                {(done || now) && <span className="sr-only"> ({done ? words.done : words.current})</span>}
              </span>
              {text && <span className="block text-sm text-ink-soft">{text}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const StepMark = ({ done, now }: { done: boolean; now: boolean }) => (
  <span aria-hidden className="relative flex size-8 flex-none items-center justify-center">
    <Nuqta className={cx('absolute inset-0 text-[2rem]', done ? 'text-accent' : now ? 'text-point' : 'text-line')} />
    {done && <Check className="relative size-3.5 text-accent-ink" strokeWidth={3} />}
  </span>
)
