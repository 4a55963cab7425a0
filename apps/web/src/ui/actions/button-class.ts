// Class names of every button, whether it is a button, a link or a native element: className={buttonClass({ kind: 'quiet' })}
import { cx } from '../cx.ts'

export type ButtonKind = 'primary' | 'quiet' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonStyle = {
  kind?: ButtonKind
  size?: ButtonSize
  square?: boolean
  pending?: boolean
  className?: string
}

const BASE =
  'relative inline-flex shrink-0 items-center justify-center gap-2 border font-strong leading-snug text-center no-underline transition-colors select-none ' +
  'disabled:opacity-50 not-data-pending:aria-disabled:opacity-50 [&>svg]:size-[1.2em] [&>svg]:flex-none'

const KINDS: Record<ButtonKind, string> = {
  primary:
    'border-transparent bg-accent text-accent-ink not-aria-disabled:hover:bg-accent-strong not-aria-disabled:active:bg-accent-strong',
  quiet: 'border-line bg-raised text-ink not-aria-disabled:hover:border-line-strong not-aria-disabled:active:bg-sunken',
  ghost: 'border-transparent text-ink not-aria-disabled:hover:bg-sunken not-aria-disabled:active:bg-sunken',
  danger:
    'border-transparent bg-danger text-danger-ink not-aria-disabled:hover:bg-danger-strong not-aria-disabled:active:bg-danger-strong',
}

const SIZES: Record<ButtonSize, { box: string; square: string }> = {
  small: {
    box: 'hit min-h-9.5 rounded-[10px] px-3.5 py-1 text-[0.84375rem]',
    square: 'hit size-9.5 rounded-[10px] text-base',
  },
  medium: { box: 'min-h-11.5 rounded-md px-5.5 py-2 text-[0.9375rem]', square: 'size-11.5 rounded-md text-lg' },
  large: { box: 'min-h-13.5 rounded-lg px-7 py-2.5 text-base', square: 'size-13.5 rounded-lg text-xl' },
}

/** Pending hides the words without letting the button change its size. */
export const buttonClass = ({
  kind = 'primary',
  size = 'medium',
  square,
  pending,
  className,
}: ButtonStyle = {}): string =>
  cx(
    BASE,
    KINDS[kind],
    square ? SIZES[size].square : SIZES[size].box,
    pending && 'cursor-progress [&>*:not(.pending)]:opacity-0 text-transparent!',
    className,
  )

export const PENDING_TEXT: Record<ButtonKind, string> = {
  primary: 'text-accent-ink',
  quiet: 'text-ink',
  ghost: 'text-ink',
  danger: 'text-danger-ink',
}
