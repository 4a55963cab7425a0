// A panel from the end of the page: <Drawer title=… trigger={…} footer={…}>…</Drawer>, or isOpen/onOpenChange.
// The panel itself comes once the page stands.
import { late, useLate } from '../platform/lazy/lazy-module.ts'
import type { DrawerProps } from './drawer-box.tsx'
import { DialogOpener, useOpening } from './opener.tsx'

const BOX = late(() => import('./drawer-box.tsx'))

export function Drawer({ trigger, isOpen, onOpenChange, ...rest }: DrawerProps) {
  const opening = useOpening(isOpen, onOpenChange)
  const Box = useLate(BOX, opening.isOpen)?.DrawerBox
  return (
    <>
      <DialogOpener {...opening}>{trigger}</DialogOpener>
      {Box && <Box {...rest} {...opening} />}
    </>
  )
}
