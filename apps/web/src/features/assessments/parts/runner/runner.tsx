import { useDraft } from '../../../../platform/session/drafts.ts'
import { type AnsweringProps, Answering } from './answering.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ShortcutsContext } from './use-shortcuts.ts'

/** While somebody answers. */
export function Runner(props: Omit<AnsweringProps, 'keys'>) {
  const [isOff, setOff] = useDraft<boolean>('assessment-keys-off')
  return (
    <ShortcutsContext value={!isOff}>
      <Answering {...props} keys={<KeysDialog isOn={!isOff} onChange={(isOn) => setOff(isOn ? null : true)} />} />
    </ShortcutsContext>
  )
}
