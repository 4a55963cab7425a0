import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
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
  const { results, search, busy, problem } = useLiveSearch(usePage('knowledgeCenter'))
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
        <KnowledgeSearch
          q={results.q}
          topic={results.topic}
          busy={busy}
          problem={problem}
          onSearch={(q) => void search({ q, topic: results.topic })}
        />
        <KnowledgeTopics results={results} onChoose={(question) => void search(question)} />
      </PageHero>
      <KnowledgeResults results={results} busy={busy} />
      <LastWord words={words.last} href={pathTo('contact')} />
    </>
  )
}
