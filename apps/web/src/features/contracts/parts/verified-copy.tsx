import type { VerifiedContract } from '@fareeq/domain/contracts/schema-verify.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useVerifyWords } from '../messages/verify/en.ts'

/** What we know of a copy; null is none of ours. */
export function VerifiedCopy({ copy }: { copy: VerifiedContract | null }) {
  const words = useVerifyWords()
  const moment = useMoment()
  if (!copy)
    return (
      <Banner tone="danger" title={words.unknown}>
        {words.unknownText}
      </Banner>
    )
  const { number, is_complete, printed_at, document_hash, signatures } = copy
  return (
    <div className="grid gap-5">
      <Banner tone={is_complete ? 'positive' : 'warning'}>{is_complete ? words.genuine : words.incomplete}</Banner>
      <Card className="grid gap-5">
        <KeyValues
          items={[
            { id: 'number', name: words.number, value: number, ltr: true },
            { id: 'printed', name: words.printed, value: moment(printed_at) },
            {
              id: 'document',
              name: words.document,
              value: <span className="break-all">{document_hash}</span>,
              ltr: true,
            },
          ]}
        />
        <section className="grid gap-2">
          <h2 className="font-strong">{words.signatures}</h2>
          <ol className="divide-y divide-line">
            {signatures.map(({ party, name, on_behalf_of, capacity, signed_at }) => (
              <li key={party} className="grid gap-0.5 py-3">
                <span className="font-strong">
                  {name ? <bdi>{name}</bdi> : words.parties[party]}
                  {name && <span className="font-normal text-ink-soft"> ({words.parties[party]})</span>}
                </span>
                {on_behalf_of && <span className="text-sm text-ink-soft">{words.behalf(on_behalf_of)}</span>}
                {capacity && <span className="text-sm text-ink-soft">{words.capacity(capacity)}</span>}
                <span className="text-sm text-ink-soft">{moment(signed_at)}</span>
              </li>
            ))}
          </ol>
          {signatures.every(({ name }) => name === null) && (
            <p className="text-sm text-ink-soft">{words.namesHidden}</p>
          )}
        </section>
      </Card>
    </div>
  )
}
