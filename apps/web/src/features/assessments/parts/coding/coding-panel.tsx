import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import { dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { type ComponentRef, useId, useRef, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { cx } from '../../../../ui/cx.ts'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import type { PanelProps } from '../runner/panel.ts'
import { CodeEditor } from './code-editor.tsx'
import { EditorBar } from './editor-bar.tsx'
import { OwnTests } from './own-tests.tsx'
import { entryOf, starterOf } from './sources.ts'
import { Statement } from './statement.tsx'
import { TestsPanel } from './tests-panel.tsx'
import { useCodeRun, type CodeRun } from './use-code-run.ts'
import { useCodingWords } from '../../messages/coding/en.ts'
import { useSource } from './use-source.ts'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'

type Props = { state: CodeRun['state']; onShow: () => void }

/** What the last run of the visible tests came to, where the button is; the rows below may be out of sight. */
function RunOutcome({ state, onShow }: Props) {
  const { tests } = useCodingWords()
  if (state.kind !== 'ended' || state.choice !== 'visible') return null
  const { status, tests: results } = state.result
  const passed = results.filter((test) => test.passed).length
  return (
    <PlainButton kind="ghost" size="small" onPress={onShow} className="max-lg:hidden">
      {status === 'done' ? tests.summary(passed, results.length) : tests.failed}
    </PlainButton>
  )
}

type View = 'task' | 'code' | 'tests'
const VIEWS: readonly View[] = ['task', 'code', 'tests']

/** A task beside an editor, and its tests below; on a phone one of the three. */
export function CodingPanel({ item, answer, change, token, device, lang, onPaste, onStale }: PanelProps<'coding'>) {
  const words = useCodingWords()
  const pageLang = useLang()
  const hintId = useId()
  const [view, setView] = useState<View>('task')
  const editor = useRef<ComponentRef<typeof CodeEditor>>(null)
  const tests = useRef<HTMLDivElement>(null)
  const { language, source, write, choose } = useSource({ item, answer, change, token })
  const { state, start } = useCodeRun({ token, device, position: item.position, onStale })
  const entry = entryOf(item, language)
  const pane = (name: View) => cx('min-w-0', view !== name && 'max-lg:hidden')

  const run = (own?: { args: unknown[] }[]) => {
    setView('tests')
    void start(own ? 'own' : 'visible', { language, source, own })
  }
  const goTo = (line: number) => {
    setView('code')
    // Shown first: what is hidden takes no focus.
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  return (
    <div lang={pageLang} dir={dirOf(pageLang)}>
      <div className="mb-5 grid gap-4 lg:hidden">
        <p className="text-sm text-ink-soft">{words.phone}</p>
        <Segmented
          label={words.views.label}
          labelHidden
          options={VIEWS.map((id) => ({ id, label: words.views[id] }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className={pane('task')}>
          <Statement item={item} lang={lang} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <div className={cx('grid gap-3', pane('code'))}>
            <EditorBar
              starts={item.starts}
              language={language}
              isRunning={state.kind === 'running'}
              onLanguage={(next: CodeLanguage) => editor.current?.show(choose(next), next)}
              onReset={() => editor.current?.write(starterOf(item, language))}
              onRun={() => run()}
              outcome={<RunOutcome state={state} onShow={() => tests.current?.scrollIntoView({ block: 'start' })} />}
            />
            <CodeEditor
              ref={editor}
              {...{ source, language, onPaste, hintId }}
              onChange={(text) => write(text)}
              onRun={() => run()}
            />
            <p id={hintId} className="text-sm text-ink-faint max-lg:sr-only">
              {words.leave}
            </p>
          </div>
          <div ref={tests} className={cx('grid scroll-mt-24 gap-6', pane('tests'))}>
            <TestsPanel item={item} entry={entry} state={state} onGoTo={goTo} />
            {!item.tables && (
              <OwnTests
                name={`assessment-own:${token}:${item.position}`}
                {...{ entry, state }}
                onRun={run}
                onGoTo={goTo}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
