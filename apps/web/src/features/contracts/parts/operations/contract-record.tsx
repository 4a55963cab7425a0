import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { ContractParties } from '../../../parties/parts/contract-parties.tsx'
import { CompanyLink } from '../../../staff/parts/company-link.tsx'
import { NoAccess } from '../../../staff/parts/no-access.tsx'
import { RecordHost } from '../../../staff/parts/record-host.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { EndingBanner } from '../endings/ending-banner.tsx'
import { contractPartiesQuery, staffContractQuery } from '../../api-ops.ts'
import { ContractState } from '../contract-state.tsx'
import { ContractTimeline } from '../contract-timeline.tsx'
import { StaffReading } from './staff-reading.tsx'
import { ContractMoves } from './contract-moves.tsx'
import { useContractsOpsWords } from '../../messages/operations/en.ts'
import { Signatures } from '../signatures.tsx'
import { TermsList } from '../terms-list.tsx'
import { useContractWords } from '../../messages/en.ts'
import { useWayBack } from '../../../staff/parts/use-way-back.ts'

/** What is said about its end; undefined while it is on its way. */
type Props = { renewal: ReactNode; timeOff: ReactNode }

/** One contract by its own address, and what may be done with it. */
export function ContractRecord({ renewal, timeOff }: Props) {
  const words = useContractsOpsWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'contracts.read')
  const query = useQuery({ ...staffContractQuery(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={renewal === undefined ? { ...query, data: undefined } : query} section="contracts" words={words}>
      {(contract) => <ContractDetails contract={contract} renewal={renewal} timeOff={timeOff} />}
    </RecordHost>
  )
}

function ContractDetails({ contract, renewal, timeOff }: Props & { contract: StaffContract }) {
  const words = useContractsOpsWords()
  const back = useWayBack('contracts', words.back)
  const { number, conversation } = useContractWords()
  const { company, talent, state } = contract
  const staff = useStaff()
  const seesParties = staff !== null && staffMay(staff.roles, 'contracts.prepare')
  const seesText = staff !== null && staffMay(staff.roles, 'contracts.salary')
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent.name}</bdi>} />}
        badge={<ContractState state={state} />}
        text={
          <>
            {number(contract.number)} · <CompanyLink id={contract.organisation_id} name={company} />
          </>
        }
        actions={
          <>
            <ButtonLink
              as={PageLink}
              kind="quiet"
              href={pathTo('opsRecord', { section: 'conversations', id: contract.id })}
            >
              {conversation}
            </ButtonLink>
            <ContractMoves contract={contract} />
          </>
        }
      />
      {factsOf(state).is_running && contract.ending && (
        <div className="mb-5">
          <EndingBanner contract={contract} seat={null} />
        </div>
      )}
      {renewal && <div className="mb-5">{renewal}</div>}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-5">
          {timeOff}
          <TermsList contract={contract} fee={contract.fee} isParty={false} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {seesParties && <Parties contract={contract} />}
          {seesText && <StaffReading contract={contract} />}
          <Signatures contract={contract} />
          <ContractTimeline timeline={contract.timeline} />
        </div>
      </div>
    </>
  )
}

function Parties({ contract }: { contract: StaffContract }) {
  const { data, isError, isFetching, refetch } = useQuery(contractPartiesQuery(contract.id))
  if (data !== undefined) return <ContractParties parties={data} talentId={contract.talent.id} />
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons>
      <SkeletonBlock className="h-40" />
    </Skeletons>
  )
}
