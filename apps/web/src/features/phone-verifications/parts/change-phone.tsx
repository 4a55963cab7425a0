import { Button } from '../../../ui/actions/button.tsx'
import { usePhoneWords } from '../messages/en.ts'
import { useVerifyDialog } from './use-verify-dialog.tsx'

/** Another number, or the first: it counts once its code is entered. */
export function ChangePhone() {
  const words = usePhoneWords().change
  const { open, dialog } = useVerifyDialog()
  return (
    <>
      <Button kind="quiet" size="small" aria-label={words.label} onPress={open}>
        {words.open}
      </Button>
      {dialog}
    </>
  )
}
