import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useKept } from '../../../platform/forms/kept.ts'
import { useHere } from '../../../platform/here.tsx'
import { useWords } from '../../../platform/i18n.tsx'
import { Card } from '../../../ui/card.tsx'
import type { ContactAnswer } from '../api-forms.ts'
import { ar } from '../messages/contact/ar.ts'
import { en } from '../messages/contact/en.ts'
import { ContactNext, ContactWays } from '../parts/contact-aside.tsx'
import { ContactForm } from '../parts/contact-form.tsx'
import { ContactSent } from '../parts/contact-sent.tsx'
import { PageHero } from '../parts/page-hero.tsx'

/** Anybody may write anything into an address; we repeat only what looks like a reference of ours. */
const isReference = (text: string | undefined) => text !== undefined && /^[A-Z0-9]{6}$/.test(text)

/** The message that was sent last, from the address or from this page itself. */
function useSent(inAddress: string | undefined) {
  const [reference, setReference] = useState(isReference(inAddress) ? inAddress : undefined)
  const [kept, setKept] = useKept<ContactAnswer>('contact-sent')
  const [isNew, setNew] = useState(false)
  return {
    reference,
    isNew,
    due: kept?.reference === reference ? kept?.due_at : undefined,
    sent(answer: ContactAnswer) {
      setKept(answer)
      setNew(true)
      setReference(answer.reference)
      // A reload shows the same, as it does for whoever sent it without a script.
      history.replaceState(history.state, '', pathTo('contact', {}, { sent: answer.reference }))
    },
    again() {
      setKept(null)
      setReference(undefined)
    },
  }
}

export function Screen() {
  const words = useWords({ ar, en })
  const { query } = readHref(useHere())
  const { reference, due, isNew, sent, again } = useSent(query.sent)
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <div className="page grid items-start gap-x-14 gap-y-12 pb-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card pad="large" className="min-w-0">
          {reference ? (
            <ContactSent words={words.sent} reference={reference} due={due} isNew={isNew} onAgain={again} />
          ) : (
            <ContactForm words={words} topic={query.topic} onSent={sent} />
          )}
        </Card>
        <aside className="grid min-w-0 gap-10 md:max-lg:grid-cols-2">
          <ContactNext words={words.next} />
          <ContactWays words={words.ways} />
        </aside>
      </div>
    </>
  )
}
