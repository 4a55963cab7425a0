import { FIELD_FACTS } from '@fareeq/domain/offers/limits.ts'
import type { TalentOffer, TermChange } from '@fareeq/domain/offers/schema.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { useOfferWords } from '../messages/en.ts'
import { useOfferText } from './use-offer-text.ts'

type Props = { offer: Pick<TalentOffer, 'changes' | 'terms' | 'requested_changes' | 'answer'> }

/** Redline: each term that differs from the version before. */
export function OfferChanges({ offer: { changes, terms } }: Props) {
  const { changes: words, terms: names } = useOfferWords()
  const { text } = useOfferText()
  if (changes.length === 0) return null
  /** A value of the redline reads as the term that it is; an empty one is none. */
  const read = (field: TermChange['field'], value: string) => {
    const input = value === '' ? null : typeof terms[field] === 'number' ? Number(value) : value
    return text[field]({ ...terms, [field]: input })
  }
  return (
    <section aria-labelledby="offer-changes" className="rounded-lg border border-line bg-surface p-4">
      <h2 id="offer-changes" className="mb-2 text-sm font-strong">
        {words.title}
      </h2>
      <dl className="grid gap-2 text-sm">
        {changes.map(({ field, from, to }) => (
          <div key={field} className="gap-x-2 sm:flex sm:flex-wrap sm:items-baseline">
            <dt className="text-ink-soft">{names[field]}:</dt>
            <dd className="flex min-w-0 flex-wrap gap-x-2 wrap-anywhere">
              <del className="text-danger">
                <span className="sr-only">{words.was} </span>
                <UserText labelled>{read(field, from)}</UserText>
              </del>
              <ins className="font-strong text-positive no-underline">
                <span className="sr-only">{words.becomes} </span>
                <UserText labelled>{read(field, to)}</UserText>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the talent asked for, term by term, and what was answered. */
export function RequestedChanges({ offer: { requested_changes, answer, terms } }: Props) {
  const { requested_changes: words, terms: names, ask } = useOfferWords()
  const { text } = useOfferText()
  return (
    <>
      {requested_changes && (
        <section aria-labelledby="offer-requests" className="rounded-lg border border-line bg-surface p-4">
          <h2 id="offer-requests" className="mb-2 text-sm font-strong">
            {words.title}
          </h2>
          <dl className="grid gap-3 text-sm">
            {requested_changes.map(({ field, wanted, why }) => (
              <div key={field}>
                <dt className="font-strong">{names[field]}</dt>
                {FIELD_FACTS[field].value !== 'text' && (
                  <dd className="text-ink-faint">{ask.now(text[field](terms))}</dd>
                )}
                <dd className="wrap-anywhere">
                  <span className="text-ink-soft">{words.wanted}: </span>
                  <UserText labelled>{wanted}</UserText>
                </dd>
                <dd className="wrap-anywhere">
                  <span className="text-ink-soft">{words.why}: </span>
                  <UserText labelled>{why}</UserText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {answer && (
        <Banner title={words.answer}>
          <UserText labelled>{answer}</UserText>
        </Banner>
      )}
    </>
  )
}
