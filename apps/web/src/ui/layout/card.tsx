// A raised surface: <Card>…</Card> · <Card as="article" interactive>…</Card> · <CardHead title=… actions=… />.
import type { ElementType, ReactNode } from 'react'
import { cx } from '../cx.ts'

type Props = {
  as?: ElementType
  /** Hover effect: the whole card is a link (put one inside with `after:absolute after:inset-0`). */
  interactive?: boolean
  tone?: 'raised' | 'sunken'
  pad?: 'none' | 'small' | 'medium' | 'large'
  className?: string
  id?: string
  children: ReactNode
  'aria-labelledby'?: string
}

const PADS = { none: '', small: 'p-4', medium: 'p-4 xs:p-5', large: 'p-4 xs:p-7' }

export const Card = ({
  as: Element = 'div',
  interactive,
  tone = 'raised',
  pad = 'medium',
  className,
  ...rest
}: Props) => (
  <Element
    {...rest}
    className={cx(
      'relative border border-line',
      tone === 'raised' ? 'rounded-lg bg-raised' : 'rounded-xl bg-sunken',
      interactive && 'transition-shadow focus-within:border-line-strong hover:border-line-strong hover:shadow-lift',
      PADS[pad],
      className,
    )}
  />
)

type HeadProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode; level?: 2 | 3 | 4; id?: string }

export function CardHead({ title, text, actions, level = 2, id }: HeadProps) {
  const Title = `h${level}` as const
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Title id={id} className="text-[1.0625rem] leading-normal">
          {title}
        </Title>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}
