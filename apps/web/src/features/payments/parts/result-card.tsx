import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/card.tsx'

const STYLES = {
  success: { Icon: CircleCheck, className: 'bg-positive-soft text-positive' },
  failed: { Icon: CircleX, className: 'bg-danger-soft text-danger' },
  aborted: { Icon: Ban, className: 'bg-warning-soft text-warning' },
  processing: { Icon: Clock, className: 'bg-accent-soft text-accent' },
  none: { Icon: ReceiptText, className: 'bg-sunken text-ink-soft' },
} as const satisfies Record<string, { Icon: LucideIcon; className: string }>

type Props = {
  kind: keyof typeof STYLES
  title: string
  /** What it means, a sentence each. */
  texts: readonly string[]
  facts?: ReactNode
  actions: ReactNode
}

/** One variant of the result page; announced to screen readers when it changes. */
export function ResultCard({ kind, title, texts, facts, actions }: Props) {
  const { Icon, className } = STYLES[kind]
  return (
    <Card as="section" pad="large" className="mx-auto mt-4 grid w-full max-w-lg gap-6">
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <span className={cx('grid size-16 place-items-center rounded-full', className)}>
          <Icon aria-hidden className={cx('size-8', kind === 'processing' && 'motion-safe:animate-pulse')} />
        </span>
        <h1 className="text-2xl font-semibold text-balance">{title}</h1>
        {texts.map((text) => (
          <p key={text} className="max-w-sm text-ink-soft text-balance">
            {text}
          </p>
        ))}
      </div>
      {facts}
      <div className="flex flex-wrap justify-center gap-2.5">{actions}</div>
    </Card>
  )
}
