// A native modal <dialog>, mounted only while open: focus trap, focus restoration and Esc are the browser's. <Modal
// onClose={close} aria-labelledby=… className=…>…</Modal>
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { MODAL } from './overlay-classes.ts'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onCancel' | 'onClose' | 'onClick'> & {
  onClose: () => void
  /** Closes on an outside press; not where input could be lost. */
  isDismissable?: boolean
}

const focus = (element: Element | null | undefined) =>
  element instanceof HTMLElement && element.focus({ preventScroll: true })

export function Modal({ onClose, isDismissable = true, className, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  /** Where the press began: a text selection that starts inside may end outside. */
  const isOutside = useRef(false)
  const first = useRef<Element>(null)
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const dialog = ref.current
    // Initial focus: after autoFocus. By default browsers focus the first button, which closes the dialog.
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
        // `cancel` bubbles from a file input, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Browsers force it closed on repeated Esc.
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
