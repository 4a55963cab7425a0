// <Dialog title=… isOpen onOpenChange>{(close) => <>…<DialogActions>…</DialogActions></>}</Dialog>
// or with its own opener: <Dialog trigger={<Button>…</Button>} title=…>…</Dialog>. A sheet from below on phones; Esc closes.
// The box itself comes once the page stands.
import type { ReactNode } from 'react'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import type { DialogProps } from './dialog-box.tsx'
import { cx } from '../cx.ts'
import { DialogOpener, useOpening } from './opener.tsx'

const BOX = lazyModule(() => import('./dialog-box.tsx'))

export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  const opening = useOpening(isOpen, onOpenChange)
  const Box = useLazyModule(BOX, opening.isOpen)?.DialogBox
  return (
    <>
      <DialogOpener {...opening}>{trigger}</DialogOpener>
      {Box && <Box {...rest} {...opening} />}
    </>
  )
}

/** The move first in reading order, the way out beside it. */
export const DialogActions = ({ sticky = false, children }: { sticky?: boolean; children: ReactNode }) => (
  <div className={cx('flex flex-col gap-2.5 xs:flex-row', sticky ? STICKY : 'mt-6')}>{children}</div>
)

/** Where the content is longer than a screen the buttons stay in sight, at the very end of the box. */
const STICKY =
  'sticky bottom-0 z-10 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-4 xs:-mx-6 xs:-mb-6 xs:rounded-b-xl xs:px-6'
