// A panel from the end of the page: <Drawer title=… trigger={…} footer={…}>…</Drawer>, or isOpen/onOpenChange.
// The panel itself comes once the page stands.
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import type { DrawerProps } from './drawer-box.tsx'
import { DialogOpener, useOpening } from './opener.tsx'

const BOX = lazyModule(() => import('./drawer-box.tsx'))

export function Drawer({ trigger, isOpen, onOpenChange, ...rest }: DrawerProps) {
  const opening = useOpening(isOpen, onOpenChange)
  const Box = useLazyModule(BOX, opening.isOpen)?.DrawerBox
  return (
    <>
      <DialogOpener {...opening}>{trigger}</DialogOpener>
      {Box && <Box {...rest} {...opening} />}
    </>
  )
}
