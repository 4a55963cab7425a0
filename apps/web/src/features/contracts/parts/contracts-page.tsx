import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { type Seat, contractsQuery } from '../api.ts'
import { ContractRow } from './contract-row.tsx'
import { useContractWords } from '../messages/en.ts'

/** The contracts of either side, below what else waits for them; the server sends what waits first. */
export function ContractsPage({ seat, children }: { seat: Seat; children?: ReactNode }) {
  const words = useContractWords()
  return (
    <>
      <PageHeader title={words[seat].title} text={words[seat].text} />
      {children}
      <ContractList seat={seat} />
    </>
  )
}

function ContractList({ seat }: { seat: Seat }) {
  const words = useContractWords()
  const { data, isError, isFetching, refetch } = useQuery(contractsQuery(seat, useLang()))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="h-32" />
        <SkeletonBlock className="h-32" />
      </Skeletons>
    )
  if (data.length === 0) return <EmptyState title={words[seat].empty} text={words[seat].emptyText} />
  return (
    <ol className="grid gap-4">
      {data.map((contract) => (
        <li key={contract.id}>
          <ContractRow contract={contract} seat={seat} />
        </li>
      ))}
    </ol>
  )
}
