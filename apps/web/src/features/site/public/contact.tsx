import { type Query, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { ContactAnswer } from '../api-forms.ts'
import { ar } from '../messages/contact/ar.ts'
import { en } from '../messages/contact/en.ts'
import { ContactNext, ContactWays } from '../parts/contact/contact-aside.tsx'
import { ContactForm } from '../parts/contact/contact-form.tsx'
import { ContactSent, type ContactReceipt } from '../parts/contact/contact-sent.tsx'
import { PageHero } from '../parts/page-hero.tsx'

/** URL parameters are user input: only values in our format are shown. */
function readSent({ sent = '', due = '' }: Query): ContactReceipt | null {
  if (!/^[A-Z0-9]{6}$/.test(sent)) return null
  return { reference: sent, due: new Date(due).toJSON() === due ? due : undefined, isNew: false }
}

export function Screen() {
  const words = useWords({ ar, en })
  const { query } = readHref(useHref())
  const [receipt, setSent] = useState(() => readSent(query))
  const onSent = ({ reference, due_at: due }: ContactAnswer) => {
    setSent({ reference, due, isNew: true })
    // URL state, so that a reload shows the same, as after a native post.
    history.replaceState(history.state, '', pathTo('contact', {}, { sent: reference, due }))
  }
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className="page grid items-start gap-x-14 gap-y-12 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card pad="large" className="min-w-0">
          {receipt ? (
            <ContactSent words={words.sent} {...receipt} onAgain={() => setSent(null)} />
          ) : (
            <ContactForm words={words} topic={query.topic} onSent={onSent} />
          )}
        </Card>
        <aside className="grid min-w-0 gap-10 md:max-lg:grid-cols-2">
          <ContactNext words={words.next} topic={query.topic} />
          <ContactWays words={words.ways} />
        </aside>
      </div>
    </>
  )
}
