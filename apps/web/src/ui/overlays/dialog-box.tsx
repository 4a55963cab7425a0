// What a dialog looks like once it is open; see dialog.tsx.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../actions/button.tsx'
import { AriaProvider } from './aria-provider.tsx'
import { cx } from '../cx.ts'
import { VEIL } from './overlay-look.ts'
import { useUiWords } from '../words/use-ui-words.ts'

export type DialogProps = {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode | ((close: () => void) => ReactNode)
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  width?: keyof typeof WIDTHS
  role?: 'dialog' | 'alertdialog'
  /** A press outside closes; not where something could be lost. */
  isDismissable?: boolean
}

const WIDTHS = { small: 'xs:max-w-md', medium: 'xs:max-w-xl', large: 'xs:max-w-3xl' }

export function DialogBox({
  title,
  text,
  children,
  width = 'medium',
  role,
  isDismissable = role !== 'alertdialog',
  ...rest
}: Omit<DialogProps, 'trigger'>) {
  const words = useUiWords()
  return (
    <AriaProvider>
      <ModalOverlay
        {...rest}
        isDismissable={isDismissable}
        className={cx(VEIL, 'flex items-end justify-center xs:items-center xs:p-6')}
      >
        <Modal
          className={cx(
            'w-full rounded-t-xl border border-line bg-raised shadow-float transition duration-200 ease-calm data-entering:translate-y-4 data-exiting:translate-y-4 xs:rounded-xl',
            WIDTHS[width],
          )}
        >
          <AriaDialog
            role={role}
            className="flex max-h-[calc(var(--visual-viewport-height)-2rem)] flex-col outline-none"
          >
            {({ close }) => (
              <>
                <header className="flex items-start gap-4 p-5 pb-0 xs:p-6 xs:pb-0">
                  <div className="min-w-0 flex-1">
                    <Heading slot="title" className="text-xl wrap-anywhere">
                      {title}
                    </Heading>
                    {text && <p className="mt-1 wrap-anywhere text-ink-soft">{text}</p>}
                  </div>
                  <IconButton label={words.close} size="small" onPress={close} className="-me-2 -mt-1">
                    <X aria-hidden />
                  </IconButton>
                </header>
                <div className="min-h-0 overflow-y-auto p-5 xs:p-6">
                  {typeof children === 'function' ? children(close) : children}
                </div>
              </>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}
