// The button for public pages, without React Aria: <PlainButton onPress={retry}>…</PlainButton>
import type { ReactNode, Ref } from 'react'
import { type ButtonStyle, buttonLook, PENDING_TEXT } from './button-look.ts'
import { cx } from './cx.ts'
import { NuqtaLoader } from './nuqta.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = ButtonStyle & {
  children: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit'
  isDisabled?: boolean
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
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
      onClick={pending ? undefined : onPress}
      className={buttonLook({ kind, size, square, pending, className })}
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
