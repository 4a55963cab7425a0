import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { HighlightStyle, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { Compartment, EditorState } from '@codemirror/state'
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { PadLanguage } from '@fareeq/domain/rooms/schema.ts'
import { tags } from '@lezer/highlight'
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next'
import * as Y from 'yjs'

const GRAMMARS = {
  javascript: () => javascript(),
  typescript: () => javascript({ typescript: true }),
  python: () => python(),
  sql: () => sql(),
  text: () => [],
}

/** Design tokens, which fit both themes. */
const look = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem', backgroundColor: 'transparent', color: 'var(--color-ink)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  // Long lines scroll under the gutter.
  '.cm-gutters': { backgroundColor: 'var(--color-raised)', color: 'var(--color-ink-faint)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in oklch, var(--color-accent) 6%, transparent)',
  },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-ink)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--color-accent) 22%, transparent) !important',
  },
})
const colours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--color-accent)', fontWeight: '600' },
    { tag: [tags.string, tags.regexp], color: 'var(--color-positive)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warning)' },
    { tag: tags.comment, color: 'var(--color-ink-faint)', fontStyle: 'italic' },
  ]),
)

const REMOTE = 'remote'
const SEND_AFTER_MS = 150

type Parts = { parent: HTMLElement; label: string; pad: string; language: PadLanguage; readOnly: boolean }

const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
const text = (update: Uint8Array) => btoa(Array.from(update, (byte) => String.fromCodePoint(byte)).join(''))

/** Collaborative editor (Yjs). Local updates are batched; remote ones never move the cursor. */
export function openPad({ parent, label, pad, language, readOnly }: Parts, send: (update: string) => void) {
  const doc = new Y.Doc()
  if (pad) Y.applyUpdate(doc, bytes(pad), REMOTE)
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
        lineNumbers(),
        drawSelection(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
        keymap.of([...yUndoManagerKeymap, ...defaultKeymap, indentWithTab]),
        grammar.of(GRAMMARS[language]()),
        colours,
        look,
        EditorState.readOnly.of(readOnly),
        // Code reads left to right in every language.
        EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', spellcheck: 'false' }),
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
