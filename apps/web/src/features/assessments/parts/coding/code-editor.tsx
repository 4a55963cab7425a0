import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import type { Editor } from './editor.ts'
import { useCodingWords } from '../../messages/coding/en.ts'

/** CodeMirror is fetched by itself, while the task is read. */
const EDITOR = lazyModule(() => import('./editor.ts'))

type Props = {
  source: string
  language: CodeLanguage
  onChange: (source: string) => void
  onRun: () => void
  onPaste: () => void
  /** The id of what is said about the keyboard. */
  hintId: string
  ref: Ref<Pick<Editor, 'show' | 'write' | 'goTo'>>
}

/** The editor keeps the text; another one is written into it by `ref`. */
export function CodeEditor(props: Props) {
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const retry = () => {
    setFailed(false)
    setRound(round + 1)
  }
  return (
    <div className="relative h-[clamp(18rem,56vh,34rem)] overflow-hidden rounded-lg border border-line-strong bg-raised focus-within:border-accent">
      {hasFailed ? (
        <ErrorState compact onRetry={retry} />
      ) : (
        <EditorFrame key={round} {...props} onFailed={() => setFailed(true)} />
      )}
    </div>
  )
}

function EditorFrame({ ref, ...props }: Props & { onFailed: () => void }) {
  const words = useCodingWords()
  const container = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const latest = useRef({ ...props, label: words.editor })
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    latest.current = { ...props, label: words.editor }
  })
  useEffect(() => {
    let isGone = false
    const open = ({ openEditor }: typeof import('./editor.ts')) => {
      if (isGone || !container.current) return
      const { source, language, label, hintId } = latest.current
      editor.current = openEditor({
        parent: container.current,
        source,
        language,
        label,
        hintId,
        onChange: (text) => latest.current.onChange(text),
        onRun: () => latest.current.onRun(),
        onPaste: () => latest.current.onPaste(),
      })
      setReady(true)
    }
    EDITOR.load().then(open, () => isGone || latest.current.onFailed())
    return () => {
      isGone = true
      editor.current?.close()
      editor.current = undefined
    }
  }, [])
  useImperativeHandle(ref, () => ({
    show: (text, next) => editor.current?.show(text, next),
    write: (text) => editor.current?.write(text),
    goTo: (line) => editor.current?.goTo(line),
  }))
  return (
    <>
      {!isReady && (
        <Skeletons label={words.loading}>
          <SkeletonBlock className="h-full" />
        </Skeletons>
      )}
      <div ref={container} dir="ltr" className="absolute inset-0 empty:hidden" />
    </>
  )
}
