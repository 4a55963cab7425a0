// What happened, newest first: <Timeline items={[{ id, title, text, at, tone, actor }]} />.
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { RelativeTime } from '../dates/moments.tsx'
import { Nuqta } from '../display/nuqta.tsx'

const TONES = { quiet: 'text-line-strong', accent: 'text-accent', point: 'text-point', danger: 'text-danger' }

export type TimelineEvent = {
  id: string
  title: ReactNode
  text?: ReactNode
  at?: Date
  /** A text instead of a moment: «متوقع الأحد». */
  when?: ReactNode
  tone?: keyof typeof TONES
}

export const Timeline = ({ items }: { items: readonly TimelineEvent[] }) => (
  <ol className="grid">
    {items.map(({ id, title, text, at, when, tone = 'quiet' }, i) => (
      <li key={id} className="relative grid grid-cols-[1.25rem_1fr] gap-x-3 pb-5 last:pb-0">
        {i < items.length - 1 && (
          <span aria-hidden className="absolute start-[calc(0.625rem-0.5px)] top-6 -bottom-1 w-px bg-line" />
        )}
        <Nuqta className={cx('mt-1.5 justify-self-center text-[0.875rem]', TONES[tone])} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-[0.9375rem] font-strong">{title}</span>
            <span className="text-sm text-ink-faint">{at ? <RelativeTime at={at} /> : when}</span>
          </div>
          {text && <div className="text-sm text-ink-soft">{text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
