import { ENTRY_FACTS } from '@fareeq/domain/ledger/limits.ts'
import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import { ENTRY_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useLedgerWords } from '../messages/en.ts'
import { useBooks } from './use-books.ts'

/** A payout that was sent back is booked again by its id and a count. */
const ID_LENGTH = 36

type Props = { entry: LedgerEntry }

/** What was booked, linked to where it is read. */
export function EntryTopic({ entry: { kind, document, reference } }: Props) {
  const name = ENTRY_NAMES[kind][useLang()]
  if (document)
    return (
      <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: document.invoice_id })}>
        {name} {document.number && <span className="ltr-island">{document.number}</span>}
      </TextLink>
    )
  if (ENTRY_FACTS[kind].books !== 'payout') return <span className="font-strong">{name}</span>
  return (
    <TextLink as={PageLink} href={pathTo('opsSection', { section: 'payouts' }, { id: reference.slice(0, ID_LENGTH) })}>
      {name}
    </TextLink>
  )
}

const EntryLink = ({ entry: { id, place } }: { entry: { id: string; place: number } }) => (
  <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'ledger', id })}>
    <span className="ltr-island num">{entryNumber(place)}</span>
  </TextLink>
)

/** Why it was booked, what it corrects or is corrected by, and that its document is of a month that was closed. */
export function EntryNotes({ entry: { reason, document_day, corrects, corrected_by } }: Props) {
  const words = useLedgerWords()
  const { day } = useBooks()
  return (
    <>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {document_day && <p className="text-warning">{words.bookedLate(day(document_day))}</p>}
      {corrects && (
        <p>
          {words.corrects} <EntryLink entry={corrects} />
        </p>
      )}
      {corrected_by.map((correction) => (
        <p key={correction.id}>
          {words.correctedBy} <EntryLink entry={correction} />
        </p>
      ))}
    </>
  )
}
