import { factsOf, isEnding } from '@fareeq/domain/contracts/states.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecordPage } from '../../../ui/layout/record-page.tsx'
import { type OwnContract, type Seat, contractQuery, saveContract, saveSigningRecord } from '../api.ts'
import { Contacts } from './contacts.tsx'
import { otherSide } from './contract-path.ts'
import { ContractReading } from './contract-reading.tsx'
import { CompanyDetails, ContractSigning } from './contract-signing.tsx'
import { ContractState } from './contract-state.tsx'
import { ContractTimeline } from './contract-timeline.tsx'
import { EndingBanner } from './endings/ending-banner.tsx'
import { EndCard } from './endings/give-notice.tsx'
import { ReplacementCard } from './endings/replacement.tsx'
import { Signatures } from './signatures.tsx'
import { TermsList } from './terms-list.tsx'
import { useContractWords } from '../messages/en.ts'
import { useDayText } from './use-term-text.ts'

const listOf = (seat: Seat) => pathTo(seat === 'talent' ? 'talentContracts' : 'clientContracts')

const renewalsOf = (seat: Seat) => pathTo(seat === 'talent' ? 'talentRenewals' : 'clientRenewals')

type Props = {
  seat: Seat
  /** What else is shown of a contract that was signed. */
  children: (contract: OwnContract) => ReactNode
  /** What it costs in a month, also before it is signed. */
  cost?: (contract: OwnContract) => ReactNode
}

/** One contract of either side, from the first signature to its end. */
export function ContractPage({ seat, children, cost }: Props) {
  const words = useContractWords()
  const { id = '' } = useParams()
  return (
    <RecordPage query={useQuery(contractQuery(seat, id, useLang()))} list={listOf(seat)} words={words}>
      {(contract) => (
        <ContractDetails contract={contract} seat={seat} cost={cost?.(contract)}>
          {factsOf(contract.state).waits_for === null && children(contract)}
        </ContractDetails>
      )}
    </RecordPage>
  )
}

/** The next step, worded for the viewer's side. */
function useNext(seat: Seat, { state, waits_for_me: isMine, ended_early: early }: OwnContract): string | undefined {
  const { next } = useContractWords()
  const day = useDayText()
  const { waits_for: turn } = factsOf(state)
  if (isMine) return next[seat]
  if (turn === 'talent') return next.waitsTalent
  if (turn) return seat === 'client' ? next.waitsColleague : next.waitsClient
  if (early) return next.terminated(day(early.on))
  const standing: Partial<Record<OwnContract['state'], string>> = {
    active: next.active,
    ending: next.ending,
    ended: next.ended,
  }
  return standing[state]
}

type DetailsProps = { contract: OwnContract; seat: Seat; cost: ReactNode; children: ReactNode }

function ContractDetails({ contract, seat, cost, children }: DetailsProps) {
  const words = useContractWords()
  const maySign = useMay('contracts.sign')
  const mayRenew = useMay('contracts.renew')
  const seesPay = useMay('contracts.salary')
  const next = useNext(seat, contract)
  const { id, number, state, waits_for_me: isMine, contacts } = contract
  const isNoticed = factsOf(state).is_running && contract.ending !== null
  const { run, isPending } = useAction(() => saveContract(seat, contract))
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: listOf(seat), as: PageLink }}
        title={<bdi>{otherSide(seat, contract)}</bdi>}
        badge={<ContractState state={state} isMine={isMine} />}
        text={words.number(number)}
        {...(seesPay && {
          actions: (
            <>
              <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id })}>
                {words.conversation}
              </ButtonLink>
              <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
                {words.pdf}
              </Button>
            </>
          ),
        })}
      />
      <div className="grid grid-cols-1 gap-5">
        {isNoticed && <EndingBanner contract={contract} seat={seat} />}
        {next && !isNoticed && (
          <Banner
            tone={isMine ? 'warning' : 'info'}
            {...(isEnding(state) &&
              mayRenew && {
                action: (
                  <ButtonLink as={PageLink} kind="quiet" size="small" href={renewalsOf(seat)}>
                    {words.renewals}
                  </ButtonLink>
                ),
              })}
          >
            {next}
          </Banner>
        )}
        {isMine && maySign && <ContractSigning seat={seat} id={id} />}
        {seat === 'client' && maySign && factsOf(state).waits_for === 'talent' && <CompanyDetails id={id} />}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-1 gap-5">
            {children}
            <TermsList contract={contract} fee={contract.fee} />
            {cost}
            {seesPay && !(isMine && maySign) && <ContractReading seat={seat} id={id} />}
            {seesPay && <Signatures contract={contract} save={() => saveSigningRecord(seat, contract)} />}
          </div>
          <div className="grid grid-cols-1 gap-5">
            {contacts && <Contacts contacts={contacts} />}
            <ReplacementCard contract={contract} />
            <EndCard contract={contract} seat={seat} />
            <ContractTimeline timeline={contract.timeline} />
          </div>
        </div>
      </div>
    </>
  )
}
