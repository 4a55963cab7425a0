import { cx } from '../../../../ui/cx.ts'
import type { MarkedText } from './difference.ts'
import { DifferingPart } from './differing-part.tsx'
import { isolateStrings } from '../runner/isolate-strings.tsx'

/** Code or output to be read, left to right in both languages; what is long scrolls, by keyboard too. */
export const CodeText = ({ label, code, className }: { label: string; code: string; className?: string }) => (
  <pre
    dir="ltr"
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    role="group"
    aria-label={label}
    className={cx(
      'max-h-64 overflow-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-[0.8125rem] leading-relaxed',
      className,
    )}
  >
    {isolateStrings(code.replace(/\n+$/, ''))}
  </pre>
)

/** A value inside a line, with what differs from the one it is compared with. */
export const CodeValue = ({ code, marked }: { code: string; marked?: MarkedText | undefined }) => (
  <code dir="ltr" className="block min-w-0 text-start font-mono text-[0.8125rem] leading-relaxed wrap-anywhere">
    {marked ? (
      <>
        {isolateStrings(marked.before)}
        {marked.part === '' ? <DifferingPart /> : <DifferingPart>{isolateStrings(marked.part)}</DifferingPart>}
        {isolateStrings(marked.after)}
      </>
    ) : (
      isolateStrings(code)
    )}
  </code>
)
