import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../ui/display/nuqta.tsx'
import { ar, type PodcastWords } from '../messages/podcast/ar.ts'
import { en } from '../messages/podcast/en.ts'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PodcastSignup } from '../parts/podcast/podcast-signup.tsx'
import { PodcastWave } from '../parts/podcast/podcast-wave.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { podcast } = usePage('podcast')
  const { subscribed } = readHref(useHref()).query
  const { title, lead } = podcast ?? words.fallback
  const episodes = podcast?.episodes ?? []
  return (
    <>
      <PageHero
        eyebrow={words.soon}
        title={title}
        lead={lead}
        illustration={
          <Card tone="sunken" pad="large" className="lg:px-10 lg:py-12">
            <PodcastWave label={words.wave} />
          </Card>
        }
      >
        <div className="w-full">
          <PodcastSignup words={words} subscribed={subscribed} />
        </div>
      </PageHero>
      {episodes.length > 0 && <Episodes words={words.episodes} episodes={episodes} />}
      <LastWord words={words.meanwhile} href={pathTo('knowledgeCenter')} />
    </>
  )
}

type EpisodesProps = { words: PodcastWords['episodes']; episodes: readonly { title: string; text: string }[] }

const Episodes = ({ words, episodes }: EpisodesProps) => (
  <section aria-labelledby="episodes" className="page py-14 lg:py-18">
    <h2 id="episodes" className="text-3xl">
      {words.title}
    </h2>
    <p className="mt-2 text-ink-soft text-pretty">{words.text(episodes.length)}</p>
    <ol className="mt-8 grid gap-4.5 md:grid-cols-3">
      {episodes.map(({ title, text }, index) => (
        <Card as="li" key={title} pad="large">
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            <NuqtaCount n={index + 1} />
            {words.number(index + 1)}
          </p>
          <h3 className="mt-3 text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft text-pretty">{text}</p>
        </Card>
      ))}
    </ol>
  </section>
)
