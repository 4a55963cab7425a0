import { ChevronDown, Link } from 'lucide-react'
import { TextLink } from '../../../../ui/actions/link.tsx'
import type { FaqWords } from '../../messages/faq/ar.ts'
import type { FaqQuestion as Question } from './faq-finding.ts'
import { Prose } from '../prose.tsx'

type Props = { words: FaqWords; question: Question; hidden: boolean }

/** The anchor is inside the answer: browsers open a closed <details> that contains the fragment's target. */
export const FaqQuestion = ({ words, question: { slug, question, answer }, hidden }: Props) => (
  <details
    name="faq"
    hidden={hidden}
    className="group scroll-mt-22 border-b border-line transition-colors has-[:target]:border-point open:pb-5"
  >
    <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-3 hover:text-accent">
      <h3 className="text-[1.0625rem] leading-normal font-strong">{question}</h3>
      <ChevronDown aria-hidden className="size-5 flex-none text-ink-faint transition-transform group-open:rotate-180" />
    </summary>
    <div id={slug} className="scroll-mt-40 target:border-s-2 target:border-point target:ps-5">
      <Prose text={answer} />
      <TextLink
        href={`#${slug}`}
        plain
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm"
        aria-label={`${words.link}: ${question}`}
      >
        <Link aria-hidden className="size-4" />
        {words.link}
      </TextLink>
    </div>
  </details>
)
