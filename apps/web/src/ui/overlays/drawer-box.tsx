// What a drawer looks like once it is open; see drawer.tsx.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../actions/button.tsx'
import { AriaProvider } from './aria-provider.tsx'
import { cx } from '../cx.ts'
import { VEIL } from './overlay-look.ts'
import { useUiWords } from '../words/use-ui-words.ts'

export type DrawerBody = ReactNode | ((close: () => void) => ReactNode)
export type DrawerProps = {
  title: ReactNode
  children: DrawerBody
  footer?: DrawerBody
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'start' | 'end'
  width?: 'narrow' | 'wide'
}

const SIDES = {
  end: 'end-0 border-s data-entering:translate-x-full data-exiting:translate-x-full rtl:data-entering:-translate-x-full rtl:data-exiting:-translate-x-full',
  start:
    'start-0 border-e data-entering:-translate-x-full data-exiting:-translate-x-full rtl:data-entering:translate-x-full rtl:data-exiting:translate-x-full',
}

const fill = (body: DrawerBody, close: () => void) => (typeof body === 'function' ? body(close) : body)

export function DrawerBox({
  title,
  children,
  footer,
  side = 'end',
  width = 'narrow',
  ...rest
}: Omit<DrawerProps, 'trigger'>) {
  const words = useUiWords()
  return (
    <AriaProvider>
      <ModalOverlay {...rest} isDismissable className={VEIL}>
        <Modal
          className={cx(
            'fixed inset-y-0 w-[min(100vw,26rem)] border-line bg-surface shadow-float transition-transform duration-200 ease-calm',
            width === 'wide' && 'md:w-[min(92vw,46rem)]',
            SIDES[side],
          )}
        >
          <AriaDialog className="flex h-full flex-col outline-none">
            {({ close }) => (
              <>
                <header className="flex items-center gap-4 border-b border-line px-5 py-3.5">
                  <Heading slot="title" className="min-w-0 flex-1 text-lg">
                    {title}
                  </Heading>
                  <IconButton label={words.close} size="small" onPress={close} className="-me-2">
                    <X aria-hidden />
                  </IconButton>
                </header>
                <div className="min-h-0 flex-1 overflow-y-auto p-5">{fill(children, close)}</div>
                {footer && (
                  <footer className="flex gap-2.5 border-t border-line bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                    {fill(footer, close)}
                  </footer>
                )}
              </>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}
