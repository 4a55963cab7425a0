// A panel from the end of the page: <Drawer title=… trigger={…}>…</Drawer>, or isOpen/onOpenChange.
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../actions/button.tsx'
import { useUiWords } from '../words/en.ts'
import { Modal } from './modal.tsx'
import { DialogTrigger, useOpenState } from './trigger.tsx'

type Body = ReactNode | ((close: () => void) => ReactNode)
type Props = {
  title: ReactNode
  children: Body
  footer?: Body
  trigger?: ReactNode
  isOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

const fill = (body: Body, close: () => void) => (typeof body === 'function' ? body(close) : body)

export function Drawer({ trigger, isOpen, onOpenChange, ...panel }: Props) {
  const state = useOpenState(isOpen, onOpenChange)
  return (
    <>
      <DialogTrigger {...state}>{trigger}</DialogTrigger>
      {state.isOpen && <Panel {...panel} close={() => state.onOpenChange(false)} />}
    </>
  )
}

function Panel({
  title,
  children,
  footer,
  close,
}: Pick<Props, 'title' | 'children' | 'footer'> & { close: () => void }) {
  const words = useUiWords()
  const id = useId()
  return (
    <Modal aria-labelledby={id} onClose={close} className="flex justify-end">
      <div className="flex h-full w-[min(100vw,26rem)] flex-col border-s border-line bg-surface shadow-float transition-transform duration-200 ease-calm starting:translate-x-full rtl:starting:-translate-x-full">
        <header className="flex items-center gap-4 border-b border-line px-5 py-3.5">
          <h2 id={id} className="min-w-0 flex-1 text-lg">
            {title}
          </h2>
          <IconButton label={words.close} size="small" onPress={close} className="-me-2">
            <X aria-hidden />
          </IconButton>
        </header>
        <div
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that is only read scrolls by the keyboard too
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto p-5 outline-offset-[-2px]"
        >
          {fill(children, close)}
        </div>
        {footer && (
          <footer className="flex gap-2.5 border-t border-line bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {fill(footer, close)}
          </footer>
        )}
      </div>
    </Modal>
  )
}
