import type { ItemRow } from '@fareeq/domain/site/schema-editing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { type ItemsFilter, itemsQuery } from '../../api-editing.ts'
import { recordOf, showFilter } from './content-address.ts'
import { ContentState } from './content-state.tsx'
import { useContentWords } from './use-content-words.ts'

export function ItemList({ filter }: { filter: ItemsFilter }) {
  const words = useContentWords()
  const list = useInfiniteQuery(itemsQuery(filter))
  const empty = (
    <EmptyState
      drawing="search"
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        <Button kind="quiet" onPress={() => showFilter({})}>
          {words.clear}
        </Button>
      }
    />
  )
  return (
    <PagedList list={list} empty={empty} text={words.shown}>
      {(items) => (
        <ul aria-label={words.title} className="overflow-hidden rounded-lg border border-line">
          {items.map((item) => (
            <Row key={`${item.kind}.${item.slug}`} item={item} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** Named in the language of the page, or the other one where there are no words yet. */
function Row({ item }: { item: ItemRow }) {
  const words = useContentWords()
  const lang = useLang()
  const { kind, title, slug, saved_at, saved_by } = item
  return (
    <li className="relative grid gap-x-4 gap-y-1.5 border-t border-line bg-raised px-4 py-3 text-sm [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] first:border-t-0 hover:bg-surface lg:grid-cols-[minmax(0,2fr)_minmax(0,1.6fr)_minmax(0,1fr)] lg:items-center">
      <div className="min-w-0">
        <h2 className="text-[0.9375rem] leading-snug wrap-anywhere">
          <PageLink href={recordOf(item)} className="after:absolute after:inset-0">
            <bdi>{title[lang] || title[lang === 'ar' ? 'en' : 'ar'] || words.untitled}</bdi>
          </PageLink>
        </h2>
        <p className="truncate text-ink-soft">
          {words.kinds[kind]} · <span className="ltr-island">{slug}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <ContentState item={item} />
      </div>
      <p className="text-ink-faint">
        <bdi>{saved_by ?? words.seeded}</bdi> · <RelativeTime at={new Date(saved_at)} />
      </p>
    </li>
  )
}
