// <Button onPress={save} pending={saving}>…</Button> · kind: primary quiet ghost danger · size: small medium large
// <IconButton label={…}><Pencil /></IconButton>. While pending it keeps its focus and swallows the second click.
import { type ComponentProps, type MouseEvent, use, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../announce.ts'
import { TriggerContext } from '../overlays/trigger.tsx'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from '../words/en.ts'

type Props = ComponentProps<typeof PlainButton>

export function Button({ onPress, ...rest }: Props) {
  const words = useUiWords()
  const { onClick, ...trigger } = use(TriggerContext)
  const { pending } = rest
  useEffect(() => {
    if (pending) announce(words.pending)
  }, [pending, words])
  const latestPress = useRef(onPress)
  useLayoutEffect(() => {
    latestPress.current = onPress
  }, [onPress])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A number or a day is emitted on blur: rendered before the handler runs, which would otherwise see the value before it.
    flushSync(() => event.currentTarget.focus({ preventScroll: true }))
    onClick?.(event)
    latestPress.current?.(event)
  }
  // Focus stays until the click: a blur on mousedown would show an error and move this button from under the pointer.
  return <PlainButton onMouseDown={(event) => event.preventDefault()} {...trigger} {...rest} onPress={press} />
}

/** An icon alone needs an accessible name: `label`. */
export const IconButton = ({
  label,
  kind = 'ghost',
  ...rest
}: Omit<Props, 'square' | 'aria-label'> & { label: string }) => (
  <Button {...rest} kind={kind} square aria-label={label} />
)
