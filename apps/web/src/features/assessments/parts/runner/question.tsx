import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { type Lang, dirOf, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { Flag, Languages } from 'lucide-react'
import { type Ref, Suspense, useId } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { SkeletonText, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { AnswerRows } from './run/answers.ts'
import { ItemText } from './item-text.tsx'
import type { PanelProps } from './panel.ts'
import { panelOf } from './panels.ts'
import type { Run } from './run/run.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

type Props = Pick<PanelProps<Item['kind']>, 'token' | 'device' | 'lang' | 'onPaste' | 'onStale'> & {
  page: readonly Item[]
  count: number
  rows: AnswerRows
  run: Pick<Run, 'answer' | 'update' | 'flag'>
  onRead: (lang: Lang) => void
  headingRef: Ref<HTMLHeadingElement>
}

/** One question, or one page of statements. */
export function Question({ page, count, rows, run, onRead, headingRef, ...panel }: Props) {
  const words = useRunnerWords()
  const labelId = useId()
  const { lang } = panel
  const [item] = page
  if (!item) return null
  const isFlagged = rows.get(item.position)?.flagged ?? false
  const isPage = page.length > 1
  const progress = isPage
    ? words.page(item.position, page.at(-1)?.position ?? 0, count)
    : words.question(item.position, count)
  return (
    <Card as="section" pad="large" aria-labelledby={labelId}>
      <div className="mb-4 flex flex-wrap items-center gap-1 max-xs:-ms-3.5">
        <p className={cx('num text-sm text-ink-faint max-xs:w-full max-xs:ps-3.5 xs:me-auto', isPage && 'sr-only')}>
          {progress}
        </p>
        <Button kind="ghost" size="small" onPress={() => onRead(otherLang(lang))}>
          <Languages aria-hidden />
          {words.readIn[otherLang(lang)]}
        </Button>
        {!isPage && (
          <Button
            kind={isFlagged ? 'quiet' : 'ghost'}
            size="small"
            aria-pressed={isFlagged}
            onPress={() => run.flag(item.position)}
          >
            <Flag aria-hidden className={isFlagged ? 'fill-point text-point-ink' : undefined} />
            {words.flag}
          </Button>
        )}
      </div>
      <div lang={lang} dir={dirOf(lang)}>
        <h2
          ref={headingRef}
          id={labelId}
          tabIndex={-1}
          className="mb-5 text-lg leading-relaxed font-strong wrap-anywhere xs:text-xl"
        >
          {isPage ? progress : <ItemText text={'ask' in item ? item.ask : item.title} lang={lang} />}
        </h2>
        {isPage && <p className="-mt-3 text-ink-soft">{words.scaleHint}</p>}
        <div className={isPage ? 'divide-y divide-line' : undefined}>
          {page.map((item) => (
            <ItemPanel key={item.position} item={item} labelId={labelId} rows={rows} run={run} {...panel} />
          ))}
        </div>
      </div>
    </Card>
  )
}

type ItemProps = Pick<Props, 'rows' | 'run' | 'token' | 'device' | 'lang' | 'onPaste' | 'onStale'> & {
  item: Item
  labelId: string
}

function ItemPanel({ item, rows, run, ...rest }: ItemProps) {
  const entry = panelOf(item.kind)
  const row = rows.get(item.position)
  if (!entry) return <ErrorState compact />
  return (
    <Suspense
      fallback={
        <Skeletons>
          <SkeletonText lines={4} />
        </Skeletons>
      }
    >
      <entry.Panel
        {...rest}
        item={item}
        answer={row?.answer ?? null}
        takes={row?.takes ?? []}
        change={(answer) => run.answer(item.position, answer)}
        update={run.update}
      />
    </Suspense>
  )
}
