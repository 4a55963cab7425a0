import { cleanText } from '@fareeq/domain/kernel/text/text.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { usePage, usePosted } from '../../../platform/navigation/page-data.tsx'
import { ar } from '../messages/ai-recruiter/ar.ts'
import { en } from '../messages/ai-recruiter/en.ts'
import { BriefBox } from '../parts/brief/brief-box.tsx'
import { BriefHonesty, BriefSteps } from '../parts/brief/brief-sections.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'

/** Initial values: text from the URL or a post, and the post's answer. */
function useInitialBrief() {
  const lang = useLang()
  const posted = usePosted()
  const { text = '' } = readHref(useHref()).query
  const initial = posted?.values['text'] ?? text
  const draft = posted?.answer as BriefDraft | undefined
  return {
    initial,
    first: draft && { text: cleanText(initial), lang, draft },
    error: posted?.faults[0]?.error,
  }
}

export function Screen() {
  const words = useWords({ ar, en })
  const { page } = usePage('aiRecruiter')
  const initial = useInitialBrief()
  const section = (id: string) => page.sections.find((section) => section.id === id)
  const [how, limits] = [section('how'), section('limits')]
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={page.title} lead={page.lead} className="lg:pb-10" />
      <div className="page">
        <BriefBox words={words} {...initial} />
      </div>
      {how && <BriefSteps section={how} />}
      <BriefHonesty words={words.honest} limits={limits} />
      <LastWord words={words.last} href={pathTo('contact', {}, { topic: 'hiring' })} />
    </>
  )
}
