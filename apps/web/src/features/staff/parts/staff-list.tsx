// A list of a section with all its states: <StaffList list={useInfiniteQuery(…)} words={words} allHref={…}>{(rows) => …}</StaffList>
// The same as cards: <StaffCards … card={(row) => <Card key={row.id} … />} />; as a table: <StaffTable … columns={…} />.
import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'

export type StaffListProps<Page extends { data: unknown[] }> = Omit<
  ComponentProps<typeof PagedList<Page>>,
  'empty' | 'children'
> & {
  words: { emptyTitle: string; emptyText: string; showAll?: string; shown?: (count: number) => ReactNode }
  /** Where all are shown, while a filter hides some. */
  allHref?: string | undefined
  illustration?: ComponentProps<typeof EmptyState>['illustration']
}

type Props<Page extends { data: unknown[] }> = StaffListProps<Page> & {
  children: (rows: Page['data'][number][]) => ReactNode
}

export const StaffList = <Page extends { data: unknown[] }>({
  words,
  allHref,
  illustration,
  text = words.shown,
  ...props
}: Props<Page>) => (
  <PagedList
    {...props}
    text={text}
    empty={
      <EmptyState
        illustration={illustration}
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          allHref && (
            <ButtonLink as={PageLink} kind="quiet" href={allHref}>
              {words.showAll}
            </ButtonLink>
          )
        }
      />
    }
  />
)

type CardsProps<Page extends { data: unknown[] }> = StaffListProps<Page> & {
  card: (row: Page['data'][number]) => ReactNode
}

export const StaffCards = <Page extends { data: unknown[] }>({ card, ...props }: CardsProps<Page>) => (
  <StaffList {...props}>{(rows) => <ul className="grid gap-3">{rows.map((row) => card(row))}</ul>}</StaffList>
)
