import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import type { CodeRun } from './use-code-run.ts'
import { useCodingWords } from './use-coding-words.ts'

type Props = { state: CodeRun['state']; onShow: () => void }

/** What the last run of the visible tests came to, where the button is; the rows below may be out of sight. */
export function RunOutcome({ state, onShow }: Props) {
  const { tests } = useCodingWords()
  if (state.kind !== 'ended' || state.of !== 'visible') return null
  const { status, tests: results } = state.result
  const passed = results.filter((test) => test.passed).length
  return (
    <PlainButton kind="ghost" size="small" onPress={onShow} className="max-lg:hidden">
      {status === 'done' ? tests.summary(passed, results.length) : tests.failed}
    </PlainButton>
  )
}
