import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { type CodeLanguage, SOURCE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { GRAMMARS, codeEditorExtensions } from '../../../../ui/fields/code-editor-extensions.ts'

type Parts = {
  parent: HTMLElement
  label: string
  /** The id of what describes it. */
  hintId: string
  source: string
  language: CodeLanguage
  onChange: (source: string) => void
  onRun: () => void
  onPaste: () => void
}

const INDENT: Readonly<Record<CodeLanguage, string>> = {
  javascript: '  ',
  typescript: '  ',
  python: '    ',
  sql: '  ',
}

/** Escape and then Tab leaves: CodeMirror lets the next Tab through for two seconds. */
export function openEditor({ parent, label, hintId, source, language, onChange, onRun, onPaste }: Parts) {
  let copied = ''
  const copy = (_event: ClipboardEvent, { state }: EditorView) => {
    copied = state.sliceDoc(state.selection.main.from, state.selection.main.to)
    return false
  }
  /** Moving one's own lines is no paste. */
  const reportPaste = (data: DataTransfer | null, { state }: EditorView) => {
    const text = data?.getData('text/plain') ?? ''
    if (text.trim() !== '' && text !== copied && !state.sliceDoc().includes(text.trim())) onPaste()
    return false
  }
  const fresh = (text: string, language: CodeLanguage) =>
    EditorState.create({
      doc: text,
      extensions: [
        codeEditorExtensions(label),
        EditorView.contentAttributes.of({ 'aria-describedby': hintId }),
        history(),
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (onRun(), true) }])),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        GRAMMARS[language](),
        indentUnit.of(INDENT[language]),
        EditorState.changeFilter.of(
          ({ newDoc, startState }) => newDoc.length <= SOURCE_LENGTH || newDoc.length < startState.doc.length,
        ),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.sliceDoc())),
        EditorView.domEventHandlers({
          copy,
          cut: copy,
          paste: ({ clipboardData }, view) => reportPaste(clipboardData, view),
          drop: ({ dataTransfer }, view) => reportPaste(dataTransfer, view),
        }),
      ],
    })
  const view = new EditorView({ parent, state: fresh(source, language) })
  return {
    /** Replaces the document for another language, with an empty undo history and without a change event. */
    show: (text: string, next: CodeLanguage) => view.setState(fresh(text, next)),
    /** Another text, which can be undone. */
    write: (text: string) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    goTo(number: number) {
      const line = view.state.doc.line(Math.min(Math.max(1, number), view.state.doc.lines))
      view.dispatch({ selection: { anchor: line.from }, scrollIntoView: true })
      view.focus()
    },
    close: () => view.destroy(),
  }
}
export type Editor = ReturnType<typeof openEditor>
