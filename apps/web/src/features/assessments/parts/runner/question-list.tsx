import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { Check, Flag } from 'lucide-react'
import { cx } from '../../../../ui/cx.ts'
import { type AnswerRows, isAnswered } from './run/answers.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

type Props = {
  pages: readonly (readonly Item[])[]
  rows: AnswerRows
  at: number
  onGo: (page: number) => void
}

/** Every question at a glance: answered, flagged, and where one is. Never by colour alone. */
export function QuestionList({ pages, rows, at, onGo }: Props) {
  const { list: words } = useRunnerWords()
  const isByPage = (pages[0]?.length ?? 0) > 1
  return (
    <nav aria-label={isByPage ? words.pages : words.title}>
      <ol className={isByPage ? 'grid gap-2' : 'grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2'}>
        {pages.map((page, index) => (
          <li key={page[0]?.position}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={cx(ENTRY, index === at && 'border-accent! outline-1 outline-accent', isByPage && 'px-3')}
            >
              {isByPage ? <PageEntry page={page} rows={rows} /> : <ItemEntry item={page[0]} rows={rows} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const ENTRY =
  'relative flex min-h-11 w-full items-center justify-center gap-2 rounded-md border border-line bg-raised text-sm transition-colors hover:border-line-strong'

function ItemEntry({ item, rows }: { item: Item | undefined; rows: AnswerRows }) {
  const { list: words } = useRunnerWords()
  if (!item) return null
  const row = rows.get(item.position)
  const answered = isAnswered(item, row)
  return (
    <>
      <span className="sr-only">{words.state(item.position, answered, row?.flagged ?? false)}</span>
      <span aria-hidden className={cx('num', answered ? 'font-semibold text-accent' : 'text-ink-soft')}>
        {item.position}
      </span>
      {answered && <Check aria-hidden strokeWidth={3} className="absolute end-1 bottom-1 size-3 text-accent" />}
      {row?.flagged && <Flag aria-hidden className="absolute end-1 top-1 size-3 fill-point text-point-ink" />}
    </>
  )
}

function PageEntry({ page, rows }: { page: readonly Item[]; rows: AnswerRows }) {
  const { list: words } = useRunnerWords()
  const done = page.filter((item) => isAnswered(item, rows.get(item.position))).length
  return (
    <>
      <span className="me-auto">{words.pageOf(page[0]?.position ?? 0, page.at(-1)?.position ?? 0)}</span>
      <span className={cx('num', done === page.length ? 'font-semibold text-accent' : 'text-ink-faint')}>
        {words.pageDone(done, page.length)}
      </span>
      {done === page.length && <Check aria-hidden strokeWidth={3} className="size-4 text-accent" />}
    </>
  )
}
