// CodeMirror in design tokens, which fit both themes: for editors that are fetched when somebody needs one.
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import { sql } from '@codemirror/lang-sql'
import { HighlightStyle, bidiIsolates, bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { EditorView, drawSelection, highlightActiveLine, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'

export const GRAMMARS = {
  javascript: () => javascript(),
  typescript: () => javascript({ typescript: true }),
  python: () => python(),
  sql: () => sql(),
  text: () => [],
}

const theme = EditorView.theme({
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

/** Extensions that every editor has. Code reads left to right in every language. */
export const codeEditorExtensions = (label: string) => [
  lineNumbers(),
  drawSelection(),
  highlightActiveLine(),
  indentOnInput(),
  bracketMatching(),
  // A list of Arabic strings is not read backwards.
  bidiIsolates(),
  colours,
  theme,
  // An explicit tabindex: checkers of accessibility do not count an editable element as focusable content of its scroller.
  EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr', spellcheck: 'false', tabindex: '0' }),
]
