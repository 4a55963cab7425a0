import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { ChevronDown } from 'lucide-react'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { clock } from '../../../../ui/dates/moments.tsx'
import { cx } from '../../../../ui/cx.ts'
import { ItemText } from '../runner/item-text.tsx'
import { CodePlayback } from './code-playback.tsx'
import { CodeView } from './code-view.tsx'
import { TestResults } from './test-results.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

type ReviewedAnswer = ReviewedAttempt['answers'][number]
type Props = { item: Item; answer: ReviewedAnswer | undefined; attempt: ReviewedAttempt }

const askOf = (item: Item) => (item.kind === 'coding' ? item.title : item.ask)

function Verdict({ right, result }: ReviewedAnswer) {
  const words = useReviewWords()
  if (right === null) return null
  const partly = !right && result?.tests.some(({ passed }) => passed)
  return (
    <Badge tone={right ? 'positive' : partly ? 'warning' : 'danger'}>
      {right ? words.right : partly ? words.partly : words.wrong}
    </Badge>
  )
}

/** What is asked in dozens is folded, so that the decision is not far below on a phone. */
const isFolded = ({ kind }: Item) => kind === 'multiple_choice' || kind === 'personality'

/** One question as the talent saw it, and what they answered. */
export function ReviewedItem({ item, answer, attempt }: Props) {
  const head = <Head item={item} answer={answer} />
  const inside = <Answered item={item} answer={answer} attempt={attempt} />
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      {isFolded(item) ? (
        <details className="group">
          <summary className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-md">
            {head}
            <ChevronDown
              aria-hidden
              className="mt-1 size-4 text-ink-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="mt-3 grid gap-3">{inside}</div>
        </details>
      ) : (
        <div className="grid gap-3">
          {head}
          {inside}
        </div>
      )}
    </li>
  )
}

function Head({ item, answer }: Pick<Props, 'item' | 'answer'>) {
  const words = useReviewWords()
  const lang = useLang()
  const write = useWrite()
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>{words.question(item.position)}</span>
        {answer && <Verdict {...answer} />}
        {answer && answer.seconds > 0 && <span>{words.seconds(write(clock(answer.seconds)))}</span>}
      </div>
      <h3 className="measure text-base wrap-anywhere">
        <ItemText text={askOf(item)} lang={lang} />
      </h3>
    </div>
  )
}

function Answered({ item, answer, attempt }: Props) {
  const words = useReviewWords()
  const lang = useLang()
  const value = answer?.answer ?? null
  if (item.kind === 'multiple_choice') {
    const choice = value?.kind === 'multiple_choice' ? value.choice : null
    return (
      <>
        {item.code && <CodeView source={item.code} />}
        <ul className="grid gap-1 text-[0.9375rem]">
          {item.options.map(({ id, text }) => (
            <li
              key={id}
              className={cx(
                'rounded-md border px-3 py-1.5',
                id === choice ? 'border-accent bg-accent-soft font-strong' : 'border-line',
              )}
            >
              <ItemText text={text} lang={lang} />
            </li>
          ))}
        </ul>
        {choice === null && <p className="text-sm text-ink-soft">{words.noAnswer}</p>}
      </>
    )
  }
  if (item.kind === 'coding')
    return (
      <>
        <CodePlayback
          snapshots={attempt.snapshots.filter(({ position }) => position === item.position)}
          final={value?.kind === 'coding' ? value.source : null}
          started_at={attempt.started_at}
        />
        {answer?.result && <TestResults result={answer.result} />}
      </>
    )
  if (item.kind === 'personality')
    return (
      <p className="text-sm text-ink-soft">
        {value?.kind === 'personality' && value.value !== null ? words.ofFive(value.value) : words.noAnswer}
      </p>
    )
  const note = value?.kind === 'video' ? value.written : ''
  return (
    <>
      {answer?.video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- recorded by a talent: nobody has written captions
        <video
          controls
          preload="metadata"
          playsInline
          src={answer.video.url}
          aria-label={words.video(item.position)}
          className="aspect-video w-full max-w-2xl rounded-lg bg-sunken"
        />
      )}
      {note && (
        <div className="border-s-2 border-accent ps-4">
          <p className="text-sm text-ink-soft">{words.written}</p>
          <p dir="auto" className="measure whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </div>
      )}
      {!answer?.video && !note && <p className="text-sm text-ink-soft">{words.noVideo}</p>}
    </>
  )
}
