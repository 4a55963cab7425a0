import { useLang } from '../../../../platform/i18n/i18n.ts'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'
import { type BriefFact, factsOf } from './brief-facts.ts'
import { BriefSentence } from './brief-sentence.tsx'
import type { ParsedBrief } from './use-brief.ts'

type Words = BriefWords['draft']

const FACT_IDS = ['role', 'count', 'skills', 'seniority', 'duration', 'availability', 'languages', 'start'] as const
const unread: readonly BriefFact[] = FACT_IDS.map((id) => ({ id, values: [], sources: [] }))

/** The parsed request. Before input it shows the recognised fields. */
export function BriefRequest({ words, reading }: { words: Words; reading: ParsedBrief | undefined }) {
  const lang = useLang()
  const facts = reading ? factsOf(reading.draft, words, lang) : unread
  const count = facts.filter(({ values }) => values.length > 0).length
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="brief-request" className="text-lg">
          {reading ? words.title : words.emptyTitle}
        </h2>
        <p role="status" className="num text-sm text-ink-soft">
          {reading && (count > 0 ? words.found(count, facts.length) : '')}
        </p>
      </div>
      {reading ? (
        <div
          className="mt-3 max-h-44 overflow-y-auto rounded-md border border-line bg-raised px-4 py-3"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls here, by the keyboard too
          tabIndex={0}
          role="group"
          aria-label={words.sentence}
        >
          <BriefSentence text={reading.text} sources={facts.flatMap(({ sources }) => sources)} />
        </div>
      ) : (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.emptyText}</p>
      )}
      {reading && count === 0 && <p className="mt-3 text-[0.9375rem]">{words.nothing}</p>}
      <Unread words={words} unread={reading?.draft.unread ?? []} />
      <dl className="mt-4 divide-y divide-line">
        {facts.map((fact) => (
          <Line key={fact.id} words={words} fact={fact} isRead={reading !== undefined} />
        ))}
      </dl>
    </>
  )
}

/** Lists phrases that were not understood. */
const Unread = ({ words, unread }: { words: Words; unread: readonly string[] }) =>
  unread.length > 0 && (
    <div className="mt-3 rounded-md border border-line bg-sunken px-4 py-3 text-[0.9375rem]">
      <p className="text-sm text-ink-soft">{words.unread}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {unread.map((phrase) => (
          <li key={phrase}>
            <q className="[quotes:'«'_'»']">
              <bdi>{phrase}</bdi>
            </q>
          </li>
        ))}
      </ul>
    </div>
  )

function Line({ words, fact: { id, values, sources }, isRead }: { words: Words; fact: BriefFact; isRead: boolean }) {
  const hasValues = values.length > 0
  return (
    <div className="grid grid-cols-[1.25rem_5.25rem_1fr] xs:grid-cols-[1.25rem_7.5rem_1fr] items-baseline gap-x-2 py-2">
      <dt className="col-span-2 grid grid-cols-subgrid items-baseline text-sm text-ink-soft">
        <Nuqta className={cx('text-[0.6rem]', hasValues ? 'text-point' : 'text-line-strong/40')} />
        {words.fields[id]}
      </dt>
      <dd className="min-w-0 text-[0.9375rem]">
        {hasValues ? (
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="flex flex-wrap gap-x-1.5">
              {values.map((value, at) => (
                <bdi key={value} className="font-strong">
                  {value}
                  {at < values.length - 1 && <span aria-hidden>{'\u00a0·'}</span>}
                </bdi>
              ))}
            </span>
            <Sources words={words} sources={sources} />
          </span>
        ) : (
          <Unsaid words={words} isRead={isRead} />
        )}
      </dd>
    </div>
  )
}

/** A field without a value, or a placeholder before any input. */
const Unsaid = ({ words, isRead }: { words: Words; isRead: boolean }) =>
  isRead ? (
    <span className="text-ink-faint">{words.notSaid}</span>
  ) : (
    <>
      <span aria-hidden className="inline-block h-2 w-24 rounded-full bg-line align-middle" />
      <span className="sr-only">{words.notSaid}</span>
    </>
  )

const Sources = ({ words, sources }: { words: Words; sources: readonly string[] }) => (
  <span className="flex flex-wrap gap-x-1.5 text-xs text-ink-faint">
    <span className="sr-only">{`${words.from}: `}</span>
    {sources.map((source) => (
      <q key={source} className="[quotes:'«'_'»']">
        <bdi>{source}</bdi>
      </q>
    ))}
  </span>
)
