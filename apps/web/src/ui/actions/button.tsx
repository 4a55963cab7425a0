// <Button onPress={save} pending={saving}>…</Button> · kind: primary quiet ghost danger · size: small medium large
// <IconButton label={…}><Pencil /></IconButton>. While pending it keeps its focus and swallows the second click.
import { type ComponentProps, type MouseEvent, use, useEffect } from 'react'
import { announce } from '../announce.ts'
import { OpenerContext } from '../overlays/opener.tsx'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

type Props = ComponentProps<typeof PlainButton>

export function Button({ onPress, ...rest }: Props) {
  const words = useUiWords()
  const { onClick, ...opener } = use(OpenerContext)
  const { pending } = rest
  useEffect(() => {
    if (pending) announce(words.pending)
  }, [pending, words])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Some browsers leave the focus where it was; a dialog that opens gives it back to this button. A menu has it already.
    if (!opener.onMouseDown) event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
    onPress?.(event)
  }
  return <PlainButton {...opener} {...rest} onPress={press} />
}

/** A picture alone needs its words: `label` is what a screen reader says. */
export const IconButton = ({
  label,
  kind = 'ghost',
  ...rest
}: Omit<Props, 'square' | 'aria-label'> & { label: string }) => (
  <Button {...rest} kind={kind} square aria-label={label} />
)
