import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/card.tsx'

const LOOKS = {
  success: { Icon: CircleCheck, look: 'bg-positive-soft text-positive' },
  failed: { Icon: CircleX, look: 'bg-danger-soft text-danger' },
  aborted: { Icon: Ban, look: 'bg-warning-soft text-warning' },
  processing: { Icon: Clock, look: 'bg-accent-soft text-accent' },
  nothing: { Icon: ReceiptText, look: 'bg-sunken text-ink-soft' },
} as const satisfies Record<string, { Icon: LucideIcon; look: string }>

type Props = {
  kind: keyof typeof LOOKS
  title: string
  /** What it means, a sentence each. */
  texts: readonly string[]
  facts?: ReactNode
  actions: ReactNode
}

/** One variant of the result page; a screen reader hears it when it changes. */
export function ResultCard({ kind, title, texts, facts, actions }: Props) {
  const { Icon, look } = LOOKS[kind]
  return (
    <Card as="section" pad="large" className="mx-auto mt-4 grid w-full max-w-lg gap-6">
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <span className={cx('grid size-16 place-items-center rounded-full', look)}>
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
