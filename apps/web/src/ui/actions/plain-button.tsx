// The button of public pages, and the base of all others: <PlainButton onPress={retry}>…</PlainButton>
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonClass, PENDING_TEXT } from './button-class.ts'
import { cx } from '../cx.ts'
import { NuqtaLoader } from '../display/nuqta.tsx'
import { useUiWords } from '../words/en.ts'

type Props = ButtonStyle &
  Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'onClick' | 'type'> & {
    onPress?: (event: MouseEvent<HTMLButtonElement>) => void
    type?: 'button' | 'submit'
    isDisabled?: boolean | undefined
  }

export function PlainButton({
  kind = 'primary',
  size,
  square,
  pending,
  className,
  children,
  onPress,
  type = 'button',
  isDisabled,
  ...rest
}: Props) {
  const words = useUiWords()
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      disabled={isDisabled}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={pending ? undefined : onPress}
      className={buttonClass({ kind, size, square, pending, className })}
    >
      {children}
      {pending && (
        <span className={cx('pending absolute inset-0 flex items-center justify-center', PENDING_TEXT[kind])}>
          <NuqtaLoader />
          <span className="sr-only">{words.pending}</span>
        </span>
      )}
    </button>
  )
}
