import type { Citation } from '@fareeq/domain/recruiter/schema-answer.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useRecruiterWords } from '../messages/en.ts'

/** The line that a statement stands on. */
export const Source = ({ citation: { line, href } }: { citation: Citation }) => {
  const words = useRecruiterWords()
  if (href === null) return null
  return (
    <PageLink
      href={href}
      aria-label={words.source(words.lines[line])}
      title={words.source(words.lines[line])}
      className="hit ms-1 inline-flex translate-y-[-0.1em] items-center rounded-full bg-point-soft px-1.5 text-[0.6875rem] leading-[1.6] text-point-ink hover:underline"
    >
      {words.lines[line].split(': ').at(-1)}
    </PageLink>
  )
}
