import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { CodeText, CodeValue } from './code-text.tsx'
import type { CodeRun, TestChoice } from './use-code-run.ts'
import { useCodingWords } from '../../messages/coding/en.ts'

type Props = { state: CodeRun['state']; choice: TestChoice; onGoTo: (line: number) => void }

/** What a run came to as a whole: why it could not be made, what it printed. */
export function RunReport({ state, choice, onGoTo }: Props) {
  const words = useCodingWords()
  if (state.kind === 'idle' || state.choice !== choice) return null
  if (state.kind === 'running')
    return (
      <p role="status" className="text-sm text-ink-soft">
        {words.run.running}
      </p>
    )
  if (state.kind === 'failed')
    return (
      <Banner tone="warning" role="alert">
        {state.text ?? words.failed}
      </Banner>
    )
  const { status, message, output } = state.result
  const line = lineOf(state.result)
  return (
    <>
      {status !== 'done' && (
        <Banner
          tone="warning"
          role="alert"
          action={
            line !== null && (
              <Button size="small" kind="quiet" onPress={() => onGoTo(line)}>
                {words.goToLine(line)}
              </Button>
            )
          }
        >
          {words.status[status]}
          {message && <CodeValue code={message} />}
        </Banner>
      )}
      {output && (
        <section className="grid gap-2">
          <h4 className="text-sm font-strong text-ink-soft">{words.output}</h4>
          <CodeText label={words.output} code={output} />
        </section>
      )}
    </>
  )
}

/** The sandbox ends a message about the source with its line. */
function lineOf({ message }: RunResult): number | null {
  const [, line] = /\(line (\d+)\)/.exec(message ?? '') ?? []
  return line ? Number(line) : null
}
