// A state or a label in few words: <Badge tone="positive">…</Badge> · <Badge dot>…</Badge> · <CountBadge n={3} />.
import type { ReactNode } from 'react'
import { useWrite } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'
import { Nuqta } from './nuqta.tsx'

export type Tone = 'neutral' | 'accent' | 'point' | 'positive' | 'warning' | 'danger'

const TONES: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent',
  point: 'border-transparent bg-point-soft text-point-ink',
  positive: 'border-transparent bg-positive-soft text-positive',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
}

type Props = {
  tone?: Tone
  dot?: boolean
  ltr?: boolean
  /** Wraps instead of truncating. */
  wrap?: boolean
  className?: string
  children: ReactNode
}

export const Badge = ({ tone = 'neutral', dot, ltr, wrap, className, children }: Props) => (
  <span
    className={cx(
      'inline-flex max-w-full items-center gap-1.5 border px-2.5 py-0.5 text-xs leading-[1.7]',
      wrap ? 'rounded-xl' : 'rounded-full',
      tone !== 'neutral' && 'font-strong',
      ltr && 'ltr-island',
      TONES[tone],
      className,
    )}
  >
    {dot && <Nuqta className="text-[0.6em]" />}
    <bdi className={wrap ? undefined : 'truncate'}>{children}</bdi>
  </span>
)

/** A count beside a menu entry. `label` is its accessible name. */
export const CountBadge = ({ n, strong, label }: { n: number; strong?: boolean; label?: string }) => (
  <span
    className={cx(
      'num inline-flex h-5.5 min-w-5.5 flex-none items-center justify-center rounded-full px-1.5 text-xs leading-none',
      strong ? 'bg-accent text-accent-ink' : 'bg-sunken text-ink-soft',
    )}
  >
    <span aria-hidden={label ? true : undefined} className="ltr-island">
      {useWrite()(n > 999 ? '999+' : String(n))}
    </span>
    {label && <span className="sr-only">{label}</span>}
  </span>
)
