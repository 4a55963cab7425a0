// <Button onPress={save} pending={saving}>…</Button> · kind: primary quiet ghost danger · size: small medium large
// <IconButton label={…}><Pencil /></IconButton>. While pending it keeps its focus and swallows the second click.
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps, ProgressBar } from 'react-aria-components'
import { type ButtonStyle, buttonLook, PENDING_TEXT } from './button-look.ts'
import { cx } from './cx.ts'
import { NuqtaLoader } from './nuqta.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Props = ButtonStyle &
  Omit<ButtonProps, 'className' | 'children' | 'isPending'> & { children: ReactNode; ref?: Ref<HTMLButtonElement> }

export function Button({ kind = 'primary', size, square, pending, className, children, ...rest }: Props) {
  const words = useUiWords()
  return (
    <AriaButton {...rest} isPending={pending} className={buttonLook({ kind, size, square, pending, className })}>
      {children}
      {pending && (
        <ProgressBar
          isIndeterminate
          aria-label={words.pending}
          className={cx('pending absolute inset-0 flex items-center justify-center', PENDING_TEXT[kind])}
        >
          <NuqtaLoader />
        </ProgressBar>
      )}
    </AriaButton>
  )
}

/** A picture alone needs its words: `label` is what a screen reader says. */
export const IconButton = ({
  label,
  kind = 'ghost',
  ...rest
}: Omit<Props, 'square' | 'aria-label'> & { label: string }) => (
  <Button {...rest} kind={kind} square aria-label={label} />
)
