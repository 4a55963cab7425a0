// <ProgressBar label=… value={0.4} /> (no value: indeterminate)
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useWrite } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'

type Props = {
  label: ReactNode
  labelHidden?: boolean
  value?: number
  tone?: 'accent' | 'point'
  text?: ReactNode
  className?: string
}

export function ProgressBar({ label, labelHidden, value, tone = 'accent', text, className }: Props) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.max(0, Math.min(1, value)) * 100)
  const write = useWrite()
  // Intl formats ٪ in Arabic; with 0-9 we write % in both languages.
  const percentText = percent === undefined ? undefined : write(`${percent}%`)
  return (
    <div className={cx('grid gap-1', className)}>
      <div className={cx('flex items-baseline justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
        <span id={id}>{label}</span>
        <span className="num text-ink-faint">{text ?? <bdi>{percentText}</bdi>}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={typeof text === 'string' ? text : percentText}
        className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <div
          className={cx(
            'h-full rounded-full transition-[inline-size] duration-200',
            tone === 'accent' ? 'bg-accent' : 'bg-point',
            percent === undefined && 'w-1/3 animate-breathe',
          )}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  )
}
