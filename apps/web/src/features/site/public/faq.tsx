import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { ar } from '../messages/faq/ar.ts'
import { en } from '../messages/faq/en.ts'
import { useAddressedQuestion } from '../parts/faq/faq-address.ts'
import { FaqFilter } from '../parts/faq/faq-filter.tsx'
import { questionsWith } from '../parts/faq/faq-finding.ts'
import { FaqQuestion } from '../parts/faq/faq-question.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { faq, policies } = usePage('faq')
  const [term, setTerm] = useState('')
  useAddressedQuestion()
  const matches = questionsWith(faq, term)
  const groups = faq.map((group) => ({ ...group, empty: !group.questions.some(({ slug }) => matches.has(slug)) }))
  const last = { ...words.contact, text: words.contact.text(policies.ticket_contact_days) }
  return (
    <>
      <PageHero title={words.title} lead={words.lead} className="lg:pb-6" />
      <div className="page">
        <FaqFilter words={words} term={term} count={matches.size} onSeek={setTerm} />
      </div>
      <div className="page grid gap-x-14 gap-y-8 pt-4 pb-16 lg:grid-cols-[13rem_1fr]">
        <nav aria-label={words.groups} className="lg:sticky lg:top-26 lg:self-start">
          <ul className="flex flex-wrap gap-x-6 text-[0.9375rem] lg:flex-col">
            {groups.map(({ slug, title, empty }) => (
              <li key={slug} hidden={empty}>
                <TextLink href={`#${slug}`} plain className="inline-flex min-h-11 items-center">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {groups.map(({ slug, title, questions, empty }) => (
            <section key={slug} id={slug} hidden={empty} className="pb-12">
              <h2 className="border-b border-line-strong pb-3 text-2xl">{title}</h2>
              {questions.map((question) => (
                <FaqQuestion
                  key={question.slug}
                  words={words}
                  question={question}
                  hidden={!matches.has(question.slug)}
                />
              ))}
            </section>
          ))}
          {matches.size === 0 && <EmptyState illustration="search" title={words.none.title} text={words.none.text} />}
        </div>
      </div>
      <LastWord words={last} href={pathTo('contact')} />
    </>
  )
}
