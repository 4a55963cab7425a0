// A message that stays: <Banner tone="warning" title=… action={<Button size="small" …/>} onClose={…}>…</Banner>.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { PlainButton } from '../actions/plain-button.tsx'
import { useUiWords } from '../words/en.ts'

const TONES = {
  info: { Icon: Info, background: 'bg-accent-soft', mark: 'text-accent' },
  positive: { Icon: CircleCheck, background: 'bg-positive-soft', mark: 'text-positive' },
  warning: { Icon: TriangleAlert, background: 'bg-warning-soft', mark: 'text-warning' },
  danger: { Icon: CircleAlert, background: 'bg-danger-soft', mark: 'text-danger' },
}

type Props = {
  tone?: keyof typeof TONES
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onClose?: () => void
  /** `alert` interrupts a screen reader: only for what just went wrong. */
  role?: 'status' | 'alert'
  className?: string
}

export function Banner({ tone = 'info', title, children, action, onClose, role, className }: Props) {
  const words = useUiWords()
  const { Icon, background, mark } = TONES[tone]
  return (
    <div role={role} className={cx('flex items-start gap-3 rounded-lg p-4 text-ink', background, className)}>
      <Icon aria-hidden className={cx('mt-1 size-5 flex-none', mark)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-[0.9375rem]">{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {onClose && (
        <PlainButton
          kind="ghost"
          size="small"
          square
          aria-label={words.close}
          onPress={onClose}
          className="-my-1 -me-1.5"
        >
          <X aria-hidden />
        </PlainButton>
      )}
    </div>
  )
}
