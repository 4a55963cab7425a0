import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import type { ManualEntry } from '@fareeq/domain/manual-entries/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ApprovalCard } from '../../approvals/parts/approval-card.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { useWayBack } from '../../staff/parts/use-way-back.ts'
import { manualEntryQuery, saveProof } from '../api-ops.ts'
import { useManualWords } from '../messages/en.ts'
import { ManualState } from '../parts/manual-state.tsx'
import { PostingsTable } from '../parts/postings-table.tsx'
import { ReversalDialog } from '../parts/reversal-dialog.tsx'

/** One entry by hand, and its release. */
export function Screen() {
  const words = useManualWords()
  return (
    <StaffRecord may="ledger.read" queryOf={manualEntryQuery} section="manual-entries" words={words}>
      {(entry) => <EntryDetails entry={entry} />}
    </StaffRecord>
  )
}

const EntryLink = ({ entry: { id, place } }: { entry: { id: string; place: number } }) => (
  <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'ledger', id })}>
    <span className="ltr-island num">{entryNumber(place)}</span>
  </TextLink>
)

function EntryDetails({ entry }: { entry: ManualEntry }) {
  const words = useManualWords()
  const back = useWayBack('manual-entries', words.back)
  const at = useBusinessTime()
  const { day, month } = useBooks()
  const proof = useAction(() => saveProof(entry))
  const { number, template, state, reason, corrects, approval, period_from: from, period_to: to } = entry
  const booked = entry.entry
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<span className="ltr-island">{number}</span>}
        badge={<ManualState state={state} />}
        text={words.templates[template]}
        actions={entry.can_reverse && booked && <ReversalDialog entryId={booked.id} />}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="entry-lines" className="grid gap-5">
          <h2 id="entry-lines" className="sr-only">
            {words.lines}
          </h2>
          <PostingsTable postings={entry.postings} />
          <Card>
            <p className="text-sm text-ink-faint">{words.reason}</p>
            <p className="wrap-anywhere">
              <bdi>{reason}</bdi>
            </p>
          </Card>
        </section>
        <div className="grid gap-5">
          <Card as="section" aria-labelledby="entry-facts">
            <CardHead
              id="entry-facts"
              title={words.number}
              actions={
                entry.has_proof && (
                  <Button kind="quiet" size="small" pending={proof.isPending} onPress={() => void proof.run()}>
                    {words.openProof}
                  </Button>
                )
              }
            />
            <KeyValues
              items={[
                { id: 'day', name: words.day, value: day(entry.day) },
                ...(booked
                  ? [
                      { id: 'booked', name: words.bookedOn, value: day(booked.day) },
                      { id: 'entry', name: words.entry, value: <EntryLink entry={booked} /> },
                    ]
                  : []),
                ...(from && to
                  ? [
                      {
                        id: 'months',
                        name: words.months,
                        value: from === to ? month(from) : `${month(from)} – ${month(to)}`,
                      },
                    ]
                  : []),
                ...(corrects ? [{ id: 'corrects', name: words.corrects, value: <EntryLink entry={corrects} /> }] : []),
                { id: 'by', name: words.madeBy, value: <bdi>{entry.made_by}</bdi> },
                { id: 'at', name: words.madeAt, value: at(entry.made_at) },
              ]}
            />
          </Card>
          {approval && <ApprovalCard approval={approval} />}
        </div>
      </div>
    </>
  )
}
