// A panel from the end of the page: <Drawer title=… trigger={…} footer={…}>…</Drawer>, or isOpen/onOpenChange.
// The panel itself comes once the page stands.
import { useState } from 'react'
import { late, useLate } from '../platform/late.ts'
import type { DrawerProps } from './drawer-box.tsx'
import { DialogOpener } from './opener.tsx'

const BOX = late(() => import('./drawer-box.tsx'))

export function Drawer({ trigger, isOpen: told, onOpenChange, ...rest }: DrawerProps) {
  const [own, setOwn] = useState(false)
  const isOpen = told ?? own
  const Box = useLate(BOX, isOpen)?.DrawerBox
  const change = (open: boolean) => {
    setOwn(open)
    onOpenChange?.(open)
  }
  return (
    <>
      {trigger && (
        <DialogOpener isOpen={isOpen} onOpen={() => change(true)}>
          {trigger}
        </DialogOpener>
      )}
      {Box && <Box {...rest} isOpen={isOpen} onOpenChange={change} />}
    </>
  )
}
