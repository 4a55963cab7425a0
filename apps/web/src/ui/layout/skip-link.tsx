// First thing in the page: <SkipLink target="main" />, where <main id="main" tabIndex={-1}>.
import { useUiWords } from '../words/en.ts'

export function SkipLink({ target }: { target: string }) {
  const words = useUiWords()
  return (
    <a
      href={`#${target}`}
      data-skip
      className="sr-only rounded-md bg-accent font-strong text-accent-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-5.5 focus:py-2.5"
    >
      {words.skip}
    </a>
  )
}
