import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { entryQuery } from '../api-ops.ts'
import { useLedgerWords } from '../messages/en.ts'
import { EntryCard } from '../parts/entry-card.tsx'

/** One booking by its own address. */
export function Screen() {
  const words = useLedgerWords()
  const back = useWayBack('ledger', words.back)
  return (
    <StaffRecord may="ledger.read" queryOf={entryQuery} section="ledger" words={words}>
      {(entry) => (
        <>
          <PageHeader
            back={{ ...back, as: PageLink }}
            title={<span className="ltr-island num">{entryNumber(entry.place)}</span>}
          />
          <EntryCard entry={entry} />
        </>
      )}
    </StaffRecord>
  )
}
