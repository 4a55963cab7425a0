import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { Check, Minus, X } from 'lucide-react'
import { cx } from '../../../../ui/cx.ts'
import { useReviewWords } from '../../messages/operations/en.ts'

const STYLES = {
  ok: { Icon: Check, className: 'text-positive' },
  not: { Icon: X, className: 'text-danger' },
  skipped: { Icon: Minus, className: 'text-ink-faint' },
} as const

/** What the final run gave, test by test. */
export function TestResults({ result }: { result: RunResult }) {
  const { tests: words } = useReviewWords()
  const passed = result.tests.filter((test) => test.passed).length
  return (
    <div className="grid gap-2">
      <h4 className="text-[0.9375rem] font-strong">
        {words.title} <span className="text-sm text-ink-soft">{words.passed(passed, result.tests.length)}</span>
      </h4>
      {result.message && (
        <p dir="ltr" className="font-mono text-sm wrap-anywhere text-ink-soft">
          {result.message}
        </p>
      )}
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {result.tests.map(({ passed, error }, index) => {
          const state = passed === null ? 'skipped' : passed ? 'ok' : 'not'
          const { Icon, className } = STYLES[state]
          return (
            <li key={index} className="flex min-w-0 items-baseline gap-2 text-sm">
              <Icon aria-hidden className={cx('size-4 flex-none self-center', className)} />
              <span>{words.one(index + 1)}</span>
              <span className="text-ink-soft">{words[state]}</span>
              {error && (
                <bdi dir="ltr" className="min-w-0 truncate font-mono text-ink-faint">
                  {error}
                </bdi>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
