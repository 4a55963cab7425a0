import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/display/badge.tsx'
import { CodeValue } from './code-text.tsx'
import { differenceOf } from './difference.ts'
import { useCodingWords } from '../../messages/coding/en.ts'

type Props = {
  title: string
  /** What is called, and what it must return. */
  call?: string
  expected?: string
  outcome?: RunResult['tests'][number]
  children?: ReactNode
}

/** Nothing is known about it: the code could not be loaded, or the time was over before. */
const NOT_RUN = 'not_run'

/** One test: what is called, what is expected, and what came of it. */
export function TestRow({ title, call, expected, outcome, children }: Props) {
  const words = useCodingWords()
  const { tests, limits } = words
  const error = outcome?.error === NOT_RUN ? null : outcome?.error
  const isCompared = outcome?.passed === false && expected !== undefined && outcome.got
  const difference = isCompared ? differenceOf(expected, outcome.got ?? '') : null
  const limit = error && error in limits ? limits[error as keyof typeof limits] : null
  return (
    <li className="grid gap-2.5 rounded-lg border border-line bg-raised p-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="me-auto font-strong">{title}</h4>
        {outcome && <Verdict outcome={outcome} />}
      </div>
      {children}
      <dl className="grid gap-2 empty:hidden sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-4">
        {call && <Line name={tests.call}>{<CodeValue code={call} />}</Line>}
        {expected !== undefined && (
          <Line name={tests.expected}>{<CodeValue code={expected} marked={difference?.[0]} />}</Line>
        )}
        {outcome?.got && <Line name={tests.got}>{<CodeValue code={outcome.got} marked={difference?.[1]} />}</Line>}
        {limit && <Line name={tests.error}>{limit}</Line>}
        {error && !limit && <Line name={tests.error}>{<CodeValue code={error} />}</Line>}
      </dl>
    </li>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-sm text-ink-faint max-sm:-mb-1.5">{name}</dt>
    <dd className="min-w-0 text-[0.9375rem]">{children}</dd>
  </>
)

function Verdict({ outcome: { passed, error } }: { outcome: RunResult['tests'][number] }) {
  const { tests, limits } = useCodingWords()
  if (error === NOT_RUN || (passed === null && !error))
    return (
      <Badge>
        <Mark Icon={CircleDashed} />
        {error ? limits.not_run : tests.ran}
      </Badge>
    )
  return passed ? (
    <Badge tone="positive">
      <Mark Icon={CircleCheck} />
      {tests.passed}
    </Badge>
  ) : (
    <Badge tone="danger">
      <Mark Icon={CircleX} />
      {tests.failed}
    </Badge>
  )
}

const Mark = ({ Icon }: { Icon: typeof CircleCheck }) => <Icon aria-hidden className="me-1.5 inline size-3.5" />
