import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import { useDraft } from '../../../../platform/session/drafts.ts'
import { type AnsweringProps, Answering } from './answering.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ShortcutsContext } from '../../../../platform/navigation/use-shortcuts.ts'

/** Where answers are typed or spoken, single keys belong to them. */
const WITH_KEYS: readonly AssessmentKind[] = ['multiple_choice', 'personality']

/** While somebody answers. */
export function Runner(props: Omit<AnsweringProps, 'keys'>) {
  const [isOff, setOff] = useDraft<boolean>('assessment-keys-off')
  const { kind } = props.attempt.assessment
  const hasKeys = WITH_KEYS.includes(kind)
  const keys = hasKeys && (
    <KeysDialog isOn={!isOff} onChange={(isOn) => setOff(isOn ? null : true)} hasChoices={kind === 'multiple_choice'} />
  )
  return (
    <ShortcutsContext value={hasKeys && !isOff}>
      <Answering {...props} keys={keys} />
    </ShortcutsContext>
  )
}
