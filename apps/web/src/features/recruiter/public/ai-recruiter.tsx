import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { usePage, usePosted } from '../../../platform/navigation/page-data.tsx'
import { carryBrief } from '../../../platform/session/carried-brief.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useBriefWords } from '../../site/messages/ai-recruiter/en.ts'
import { BriefRequest } from '../../site/parts/brief/brief-draft.tsx'
import { BriefNext } from '../../site/parts/brief/brief-next.tsx'
import { BriefHonesty, BriefSteps } from '../../site/parts/brief/brief-sections.tsx'
import { LastWord } from '../../site/parts/home/last-word.tsx'
import { PageHero } from '../../site/parts/page-hero.tsx'
import { Beginning } from '../parts/beginning.tsx'
import { Chat } from '../parts/chat.tsx'
import { ConversationsFold } from '../parts/conversations-fold.tsx'
import { UnderstoodCard } from '../parts/understood-card.tsx'
import { type ConversationState, useConversation } from '../parts/use-conversation.ts'

/** Text of the address, or of a post without JavaScript with the request that was read from it. */
function useInitial() {
  const lang = useLang()
  const posted = usePosted()
  const { text = '' } = readHref(useHref()).query
  const initial = cleanText(posted?.values['text'] ?? text)
  const draft = posted?.answer as BriefDraft | undefined
  return { initial, reading: draft && { text: initial, lang, draft }, error: posted?.faults[0]?.error }
}

/** An example or a sentence of the front page begins the conversation, once. */
function useFirstSentence(state: ConversationState, text: string) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || text === '' || state.conversation || state.pending) return
    isDone.current = true
    void state.say(text)
    history.replaceState(history.state, '', pathTo('aiRecruiter'))
  })
}

/** What was said goes along into the sign-up and the request. */
function useCarried({ conversation }: ConversationState) {
  const lang = useLang()
  const messages = conversation?.messages
  useEffect(() => {
    if (!messages) return
    const text = messages.flatMap(({ author, text: words }) => (author === 'person' ? [words] : [])).join('\n')
    if (text) carryBrief({ text, lang, draft: null, taken: false })
  }, [messages, lang])
}

export function Screen() {
  const words = useBriefWords()
  const { page } = usePage('aiRecruiter')
  const lang = useLang()
  const { initial, reading, error } = useInitial()
  const state = useConversation()
  useFirstSentence(state, reading ? '' : initial)
  useCarried(state)
  const section = (id: string) => page.sections.find((section) => section.id === id)
  const [how, limits] = [section('how'), section('limits')]
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={page.title} lead={page.lead} className="lg:pb-10" />
      <div className="page grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card pad="large" className="min-w-0">
          <Chat
            state={state}
            beginning={<Beginning state={state} />}
            initial={initial}
            action={pathTo('aiRecruiter', {}, { lang })}
          />
          {error && (
            <p role="alert" className="mt-3 text-danger">
              {error}
            </p>
          )}
          {reading && (
            <div className="mt-6 border-t border-line pt-5">
              <BriefRequest words={words.draft} reading={reading} />
              <BriefNext words={words.draft} text={reading.text} reading={reading} />
            </div>
          )}
        </Card>
        <div className="grid gap-4 lg:sticky lg:top-24">
          <UnderstoodCard state={state} />
          <ConversationsFold state={state} />
        </div>
      </div>
      {how && <BriefSteps section={how} />}
      <BriefHonesty words={words.honest} limits={limits} />
      <LastWord words={words.last} href={pathTo('contact', {}, { topic: 'hiring' })} />
    </>
  )
}
