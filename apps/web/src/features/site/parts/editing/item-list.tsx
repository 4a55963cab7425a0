import { dirOf, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { type SetupCheckId, SETUP_CHECKS, checkFacts } from '@fareeq/domain/setup-checks/limits.ts'
import { CHECK_NAMES } from '@fareeq/domain/setup-checks/rules-names.ts'
import type { ItemRow } from '@fareeq/domain/site/schema-editing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { type ItemsFilter, itemsQuery } from '../../api-editing.ts'
import { recordOf, showFilter } from './content-address.ts'
import { ContentState } from './content-state.tsx'
import { NewItem } from './new-item.tsx'
import { useContentWords } from '../../messages/editing/en.ts'

export function ItemList({ filter }: { filter: ItemsFilter }) {
  const words = useContentWords()
  const list = useInfiniteQuery(itemsQuery(filter))
  return (
    <PagedList list={list} empty={<NoItems filter={filter} cleared={{}} />} text={words.shown}>
      {(items) => <ItemRows items={items} label={words.title} level={2} />}
    </PagedList>
  )
}

/** The check of the set-up page that asks for texts of this kind, where nothing else narrows the list. */
const checkOf = ({ kind, ...others }: ItemsFilter): SetupCheckId | undefined =>
  Object.keys(others).length === 0
    ? SETUP_CHECKS.find((id) => kind && checkFacts(id).query?.['kind'] === kind)
    : undefined

/** Nothing fits the filter, which can be cleared; or nothing was written yet, and what it is needed for. */
export function NoItems({ filter = {}, cleared }: { filter?: ItemsFilter; cleared: ItemsFilter }) {
  const words = useContentWords()
  const lang = useLang()
  const check = checkOf(filter)
  if (check)
    return (
      <EmptyState
        title={words.nothingYet(words.kinds[filter.kind ?? 'article'])}
        text={CHECK_NAMES[check].without[lang]}
        action={<NewItem kind={filter.kind} />}
      />
    )
  return (
    <EmptyState
      illustration="search"
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        <Button kind="quiet" onPress={() => showFilter(cleared)}>
          {words.clear}
        </Button>
      }
    />
  )
}

type RowsProps = { items: readonly ItemRow[]; label: string; level: 2 | 3 }

export function ItemRows({ items, label, level }: RowsProps) {
  return (
    <ul aria-label={label} className="overflow-hidden rounded-lg border border-line">
      {items.map((item) => (
        <Row key={`${item.kind}.${item.slug}`} item={item} level={level} />
      ))}
    </ul>
  )
}

/** Named in the language of the page, or the other one where there are no words yet. */
function Row({ item, level }: { item: ItemRow; level: 2 | 3 }) {
  const words = useContentWords()
  const lang = useLang()
  const { kind, title, slug, saved_at, saved_by, group } = item
  const Heading = `h${level}` as const
  const titleLang = title[lang] ? lang : otherLang(lang)
  return (
    <li className="relative grid gap-x-4 gap-y-1.5 border-t border-line bg-raised px-4 py-3 text-sm [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] first:border-t-0 hover:bg-surface lg:grid-cols-[minmax(0,2fr)_minmax(0,1.6fr)_minmax(0,1fr)] lg:items-center">
      <div className="min-w-0">
        <Heading className="text-[0.9375rem] leading-snug wrap-anywhere">
          <PageLink href={recordOf(item)} className="after:absolute after:inset-0">
            {title[titleLang] ? <bdi dir={dirOf(titleLang)}>{title[titleLang]}</bdi> : words.untitled}
          </PageLink>
        </Heading>
        {group === null && (
          <p className="truncate text-ink-soft">
            {words.kinds[kind]} · <span className="ltr-island">{slug}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5 empty:max-lg:hidden">{saved_at && <ContentState item={item} />}</div>
      <p className="text-ink-faint">
        <bdi>{saved_by ?? words.seeded}</bdi>
        {saved_at && (
          <>
            {' · '}
            <RelativeTime at={new Date(saved_at)} />
          </>
        )}
      </p>
    </li>
  )
}
