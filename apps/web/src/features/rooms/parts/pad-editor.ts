import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { PadLanguage } from '@fareeq/domain/rooms/schema.ts'
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next'
import * as Y from 'yjs'
import { GRAMMARS, codeEditorExtensions } from '../../../ui/fields/code-editor-extensions.ts'

const REMOTE = 'remote'
const SEND_AFTER_MS = 150

type Parts = { parent: HTMLElement; label: string; language: PadLanguage; readOnly: boolean }

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
const text = (update: Uint8Array) => btoa(Array.from(update, (byte) => String.fromCodePoint(byte)).join(''))

/** Collaborative editor (Yjs). Local updates are batched; remote ones never move the cursor. */
export function openPad({ parent, label, language, readOnly }: Parts, send: (update: string) => void) {
  const doc = new Y.Doc()
  const code = doc.getText('code')
  const grammar = new Compartment()
  let waiting: Uint8Array[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) send(text(Y.mergeUpdates(waiting)))
    waiting = []
  }
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin === REMOTE) return
    waiting.push(update)
    timer ??= setTimeout(flush, SEND_AFTER_MS)
  })

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code.toJSON(),
      extensions: [
        codeEditorExtensions(label),
        keymap.of([...yUndoManagerKeymap, ...defaultKeymap, indentWithTab]),
        grammar.of(GRAMMARS[language]()),
        EditorState.readOnly.of(readOnly),
        yCollab(code, null),
      ],
    }),
  })
  return {
    hear: (update: string) => Y.applyUpdate(doc, bytes(update), REMOTE),
    speak: (next: PadLanguage) => view.dispatch({ effects: grammar.reconfigure(GRAMMARS[next]()) }),
    close() {
      flush()
      view.destroy()
      doc.destroy()
    },
  }
}
export type CodeEditor = ReturnType<typeof openPad>
