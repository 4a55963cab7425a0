import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.tsx'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { ar } from '../messages/knowledge-center/ar.ts'
import { en } from '../messages/knowledge-center/en.ts'
import { useLiveSearch } from '../parts/knowledge/knowledge-live-search.ts'
import { KnowledgeResults } from '../parts/knowledge/knowledge-results.tsx'
import { KnowledgeSearch } from '../parts/knowledge/knowledge-search.tsx'
import { KnowledgeTopics } from '../parts/knowledge/knowledge-topics.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { shelf, search, busy, problem } = useLiveSearch(usePage('knowledgeCenter'))
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
        <KnowledgeSearch
          q={shelf.q}
          topic={shelf.topic}
          busy={busy}
          problem={problem}
          onSearch={(q) => void search({ q, topic: shelf.topic })}
        />
        <KnowledgeTopics shelf={shelf} onChoose={(question) => void search(question)} />
      </PageHero>
      <KnowledgeResults shelf={shelf} busy={busy} />
      <LastWord words={words.last} href={pathTo('contact')} />
    </>
  )
}
