// <Dialog title=… isOpen onOpenChange>{(close) => <>…<DialogActions>…</DialogActions></>}</Dialog>
// or with its own opener: <Dialog trigger={<Button>…</Button>} title=…>…</Dialog>. A sheet from below on phones; Esc closes.
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { Banner } from '../display/banner.tsx'
import { useUiWords } from '../words/en.ts'
import { Modal } from './modal.tsx'
import { DialogTrigger, useOpenState } from './trigger.tsx'

export type DialogProps = {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode | ((close: () => void) => ReactNode)
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  width?: keyof typeof WIDTHS
  role?: 'dialog' | 'alertdialog'
  /** Closes on an outside press; not where input could be lost. */
  isDismissable?: boolean
  /** Closing it with something typed is asked about first: for forms without a draft. */
  guardsInput?: boolean
}

const WIDTHS = { small: 'xs:max-w-md', medium: 'xs:max-w-xl', large: 'xs:max-w-3xl' }

export function Dialog({ trigger, isOpen, onOpenChange, ...box }: DialogProps) {
  const state = useOpenState(isOpen, onOpenChange)
  return (
    <>
      <DialogTrigger {...state}>{trigger}</DialogTrigger>
      {state.isOpen && <DialogBox {...box} close={() => state.onOpenChange(false)} />}
    </>
  )
}

type BoxProps = Omit<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange'> & { close: () => void }

function DialogBox({ title, text, children, width = 'medium', role, isDismissable, guardsInput, close }: BoxProps) {
  const words = useUiWords()
  const id = useId()
  const [isDirty, setDirty] = useState(false)
  const [asks, setAsks] = useState(false)
  const leave = () => (guardsInput && isDirty && !asks ? setAsks(true) : close())
  return (
    <Modal
      role={role}
      aria-labelledby={id}
      isDismissable={isDismissable ?? role !== 'alertdialog'}
      onClose={leave}
      className="flex items-end justify-center xs:items-center xs:p-6"
    >
      <div
        className={cx(
          'flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-xl border border-line bg-raised shadow-float transition duration-200 ease-calm xs:rounded-xl starting:translate-y-4',
          WIDTHS[width],
        )}
      >
        <header className="flex items-start gap-4 p-5 pb-3 xs:p-6 xs:pb-3">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="text-xl wrap-anywhere">
              {title}
            </h2>
            {text && <p className="mt-1 wrap-anywhere text-ink-soft">{text}</p>}
          </div>
          <IconButton label={words.close} size="small" onPress={leave} className="-me-2 -mt-1">
            <X aria-hidden />
          </IconButton>
        </header>
        <div onInput={() => setDirty(true)} className="scroll-edge min-h-0 overflow-y-auto p-5 pt-2 xs:p-6 xs:pt-3">
          {asks && (
            <Banner tone="warning" role="alert" title={words.unsavedTitle} className="mb-4">
              <div className="mt-2 flex flex-wrap gap-2">
                <Button size="small" autoFocus onPress={() => setAsks(false)}>
                  {words.unsavedKeep}
                </Button>
                <Button size="small" kind="quiet" onPress={close}>
                  {words.unsavedLeave}
                </Button>
              </div>
            </Banner>
          )}
          {typeof children === 'function' ? children(close) : children}
        </div>
      </div>
    </Modal>
  )
}

/** The primary action first in reading order, the cancel button beside it. */
export const DialogActions = ({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) => (
  <div className={cx('flex flex-col gap-2.5 xs:flex-row', sticky ? STICKY : 'mt-6')}>{children}</div>
)

type SubmitProps = Pick<ComponentProps<typeof Button>, 'kind' | 'pending'> & {
  label: string
  sticky?: boolean
  cancel?: { label: string; onPress: () => void }
}

/** The submit button of a form in a dialog. */
export const DialogSubmit = ({ sticky, label, cancel, ...button }: SubmitProps) => (
  <DialogActions sticky={sticky}>
    <Button type="submit" {...button}>
      {label}
    </Button>
    {cancel && (
      <Button kind="quiet" onPress={cancel.onPress}>
        {cancel.label}
      </Button>
    )}
  </DialogActions>
)

/** Sticky at the end of the box, where the content is longer than a screen. The offset is the padding that would show it. */
const STICKY =
  'sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-4 xs:-bottom-6 xs:-mx-6 xs:-mb-6 xs:rounded-b-xl xs:px-6'
