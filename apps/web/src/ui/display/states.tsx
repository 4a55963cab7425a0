// Empty and error states of a list: <EmptyState title=… text=… action={<ButtonLink …/>} /> and <ErrorState onRetry={refetch}
// />. Illustrated with nuqtas.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { PlainButton } from '../actions/plain-button.tsx'
import { useUiWords } from '../words/en.ts'
import { ErrorNumber } from './error-number.tsx'

const dot = (x: number, y: number, r = 6) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** `rest`: five dots, one of them full. `search`: a full dot inside a larger one. `broken`: a dot out of its row. */
const ILLUSTRATIONS = {
  rest: { quiet: dot(20, 18) + dot(34, 18) + dot(34, 44) + dot(48, 44), strong: dot(62, 18) },
  search: { quiet: dot(20, 31) + dot(41, 31, 9) + dot(62, 31), strong: dot(41, 31, 4.5) },
  broken: { quiet: dot(14, 31) + dot(27, 31) + dot(55, 31) + dot(68, 31), strong: dot(41, 46) },
}

export function Illustration({ name }: { name: keyof typeof ILLUSTRATIONS }) {
  const { quiet, strong } = ILLUSTRATIONS[name]
  return (
    <svg viewBox="0 0 82 62" aria-hidden className="h-20 w-auto">
      <path d={quiet} className="fill-sunken stroke-line-strong" strokeWidth="1.1" strokeLinejoin="round" />
      <path d={strong} className={name === 'broken' ? 'fill-danger' : 'fill-point'} />
    </svg>
  )
}

type Props = {
  illustration?: keyof typeof ILLUSTRATIONS
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Below the actions. */
  note?: ReactNode
  /** Inside a card or a column, with less padding. */
  compact?: boolean
  role?: 'alert' | 'status'
}

export const EmptyState = ({ illustration = 'rest', title, text, action, note, compact, role }: Props) => (
  <div
    role={role}
    className={cx('flex flex-col items-center text-center', compact ? 'gap-3 px-4 py-8' : 'gap-4 px-4 py-14')}
  >
    <Illustration name={illustration} />
    <div className="grid max-w-md gap-1">
      <p className={cx('font-semibold text-balance', !compact && 'text-lg')}>{title}</p>
      {text && <p className="text-sm text-ink-soft text-balance">{text}</p>}
    </div>
    {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    {note}
  </div>
)

type ErrorProps = {
  title?: ReactNode
  text?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  compact?: boolean
  action?: ReactNode
}

export function ErrorState({ title, text, onRetry, retrying, compact, action }: ErrorProps) {
  const words = useUiWords()
  return (
    <EmptyState
      role="alert"
      illustration="broken"
      compact={compact}
      title={title ?? words.failedTitle}
      text={text ?? words.failedText}
      note={<ErrorNumber />}
      action={
        <>
          {onRetry && (
            <PlainButton kind="quiet" onPress={onRetry} pending={retrying}>
              {words.retry}
            </PlainButton>
          )}
          {action}
        </>
      }
    />
  )
}
