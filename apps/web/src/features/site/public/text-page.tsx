import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useHere } from '../../../platform/here.tsx'
import { useLang, useWords } from '../../../platform/i18n.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { SkeletonText, Skeletons } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { contentOf } from '../api.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { Prose } from '../parts/prose.tsx'

/** A page of plain text, such as the terms: its words are content, named by its address. */
export function Screen() {
  const words = useWords({ ar, en })
  const lang = useLang()
  const slug = readHref(useHere()).pathname.replace(/\//g, '')
  const { data, isPending, isFetching, refetch } = useQuery(contentOf(lang), queryClient)
  const page = data?.pages[slug]
  if (isPending)
    return (
      <div className="page py-16">
        <Skeletons>
          <SkeletonText />
        </Skeletons>
      </div>
    )
  if (!page)
    return (
      <div className="page py-16">
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  const updated = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="page flex flex-col gap-12 py-16">
      <header className="measure flex flex-col gap-4">
        <h1 className="text-4xl font-semibold">{page.title}</h1>
        <p className="text-lg text-ink-soft">{page.lead}</p>
        <p className="text-sm text-ink-faint">
          {words.updatedOn} {updated.format(new Date(page.updated_on))}
        </p>
      </header>
      {page.sections.map((section) => (
        <section key={section.id} id={section.id} className="flex flex-col gap-4">
          <h2 className="text-2xl font-semibold">{section.title}</h2>
          {section.text && <Prose text={section.text} />}
        </section>
      ))}
    </article>
  )
}
