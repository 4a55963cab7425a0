// <Dialog title=… isOpen onOpenChange>{(close) => <>…<DialogActions>…</DialogActions></>}</Dialog>
// or with its own opener: <Dialog trigger={<Button>…</Button>} title=…>…</Dialog>. A sheet from below on phones; Esc closes.
// The box itself comes once the page stands.
import type { ReactNode } from 'react'
import { late, useLate } from '../platform/late.ts'
import type { DialogProps } from './dialog-box.tsx'
import { DialogOpener, useOpening } from './opener.tsx'

const BOX = late(() => import('./dialog-box.tsx'))

export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  const opening = useOpening(isOpen, onOpenChange)
  const Box = useLate(BOX, opening.isOpen)?.DialogBox
  return (
    <>
      <DialogOpener {...opening}>{trigger}</DialogOpener>
      {Box && <Box {...rest} {...opening} />}
    </>
  )
}

/** The move first in reading order, the way out beside it. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-col gap-2.5 xs:flex-row">{children}</div>
)
