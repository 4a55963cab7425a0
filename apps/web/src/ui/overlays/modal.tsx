// The browser's own modal <dialog>, drawn only while it is open: it keeps the focus inside, gives it back, and Esc closes it.
// <Modal onClose={close} aria-labelledby=… className=…>…</Modal>
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { MODAL } from './overlay-look.ts'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose' | 'onClick'> & {
  onClose: () => void
  /** A press outside closes; not where something could be lost. */
  isDismissable?: boolean
}

const focus = (element: Element | null | undefined) =>
  element instanceof HTMLElement && element.focus({ preventScroll: true })

export function Modal({ onClose, isDismissable = true, className, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  /** Where a press began: what is marked with the mouse in the box may end outside. */
  const isOutside = useRef(false)
  const first = useRef<Element>(null)
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const dialog = ref.current
    // What asks for the focus has it by now. Left alone, browsers give it to the first button, which closes the dialog.
    first.current ??= dialog?.contains(document.activeElement) ? document.activeElement : dialog
    dialog?.showModal()
    focus(first.current)
    return () => {
      dialog?.close()
      focus(before)
    }
  }, [before])
  return createPortal(
    // A press beside the box closes it, as Esc does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...rest}
      ref={ref}
      tabIndex={-1}
      onCancel={(event) => {
        // Of a file that is not picked after all, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Browsers close it unasked when Esc is pressed again and again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={({ target, currentTarget }) => void (isOutside.current = target === currentTarget)}
      onClick={({ target, currentTarget }) =>
        isDismissable && isOutside.current && target === currentTarget && onClose()
      }
      className={cx(MODAL, className)}
    />,
    document.body,
  )
}
