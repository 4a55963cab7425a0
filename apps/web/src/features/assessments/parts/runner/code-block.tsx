import { isolateStrings } from './isolate-strings.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'

/** Code to be read: left to right in both languages, and scrolled sideways, by keyboard too. */
export function CodeBlock({ code }: { code: string }) {
  const words = useRunnerWords()
  return (
    <pre
      dir="ltr"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={words.code}
      className="overflow-x-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm leading-relaxed"
    >
      <code>{isolateStrings(code.replace(/\n+$/, ''))}</code>
    </pre>
  )
}
