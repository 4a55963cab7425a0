import { OWN_TESTS } from '@fareeq/domain/assessments/limits.ts'
import { Play, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDraft } from '../../../../platform/session/drafts.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { RunReport } from './run-report.tsx'
import { TestRow } from './test-row.tsx'
import { callText } from './tests-panel.tsx'
import type { CodeRun } from './use-code-run.ts'
import { useCodingWords } from '../../messages/coding/en.ts'

type Props = {
  name: string
  entry: string
  state: CodeRun['state']
  onRun: (own: { args: unknown[] }[]) => void
  onGoTo: (line: number) => void
}

/** Undefined where it is no JSON. */
function readArguments(text: string): unknown[] | undefined {
  try {
    return JSON.parse(`[${text}]`) as unknown[]
  } catch {
    return undefined
  }
}

/** The candidate's own tests: they have no expected value, so only the result is shown. */
export function OwnTests({ name, entry, state, onRun, onGoTo }: Props) {
  const words = useCodingWords()
  const [draft, setDraft] = useDraft<string[]>(name)
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [ran, setRan] = useState<unknown[][]>([])
  const lines = draft ?? ['']
  const result = state.kind === 'ended' && state.choice === 'own' ? state.result : null
  const run = () => {
    const tests = lines.map(readArguments)
    setWrong(tests.flatMap((args, index) => (args ? [] : [index])))
    const own = tests.filter((args) => args !== undefined)
    if (own.length < tests.length) return
    setRan(own)
    onRun(own.map((args) => ({ args })))
  }
  const change = (next: string[]) => {
    setWrong([])
    setDraft(next)
  }
  return (
    <section className="grid gap-3.5">
      <div>
        <h3 className="font-strong">{words.own.title}</h3>
        <p className="text-sm text-ink-soft">{words.own.text}</p>
      </div>
      {lines.map((line, index) => (
        <div key={index} className="flex items-start gap-1.5">
          <TextField
            ltr
            label={words.own.arguments(index + 1)}
            labelHidden
            placeholder='[1, 2], "a"'
            value={line}
            error={wrong.includes(index) ? words.own.wrong : undefined}
            onChange={(text) => change(lines.with(index, text))}
            className="min-w-0 flex-1 font-mono"
          />
          {lines.length > 1 && (
            <IconButton label={words.own.remove(index + 1)} onPress={() => change(lines.toSpliced(index, 1))}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" size="small" pending={state.kind === 'running' && state.choice === 'own'} onPress={run}>
          <Play aria-hidden />
          {words.own.run}
        </Button>
        {lines.length < OWN_TESTS && (
          <Button kind="ghost" size="small" onPress={() => change([...lines, ''])}>
            <Plus aria-hidden />
            {words.own.add}
          </Button>
        )}
      </div>
      <RunReport state={state} choice="own" onGoTo={onGoTo} />
      {result && (
        <ol className="grid gap-3">
          {result.tests.map((outcome, index) => (
            <TestRow
              key={index}
              title={words.tests.one(index + 1)}
              call={callText(entry, ran[index] ?? [])}
              outcome={outcome}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
