// Says what will happen before it does: <ConfirmDialog trigger=… title=… text=… confirmLabel=… onConfirm={async (reason) => …}
//   reason={{ label: '…', required: '…' }} />. Stays open, with the sentence, when onConfirm throws or returns one.
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import type { BodyProps, ConfirmProps } from './confirm-body.tsx'
import { Dialog } from './dialog.tsx'

const BODY = lazyModule(() => import('./confirm-body.tsx'))

export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  kind = 'danger',
  reason,
  onConfirm,
  children,
  ...dialog
}: ConfirmProps) {
  useLazyModule(BODY)
  return (
    <Dialog {...dialog} role="alertdialog" width="small">
      {(close) => <Body {...{ confirmLabel, cancelLabel, kind, reason, onConfirm, close }}>{children}</Body>}
    </Dialog>
  )
}

function Body(props: BodyProps) {
  const Here = useLazyModule(BODY, true)?.ConfirmBody
  return Here ? <Here {...props} /> : null
}
