import { useReviewWords } from '../../messages/operations/en.ts'

/** Left to right in both languages; scrolled sideways, by keyboard too. */
export function CodeView({ source }: { source: string }) {
  const { playback } = useReviewWords()
  return (
    <pre
      dir="ltr"
      // A region that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={playback.code}
      className="max-h-120 overflow-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm leading-relaxed"
    >
      <code>{source}</code>
    </pre>
  )
}
