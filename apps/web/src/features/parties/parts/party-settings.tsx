import type { CompanyParty } from '@fareeq/domain/parties/schema.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay } from '../../../platform/session/may.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { companyPartyQuery, talentPartyQuery } from '../api.ts'
import { usePartyWords } from '../messages/en.ts'
import { CompanyFacts } from './party-facts.tsx'
import { CompanyPartyForm } from './company-party-form.tsx'
import { TalentPartyForm } from './talent-party-form.tsx'

type Props<Data> = { query: UseQueryResult<Data>; text: string; children: (data: Data) => ReactNode }

function PartyCard<Data>({ query: { data, isError, isFetching, refetch }, text, children }: Props<Data>) {
  const words = usePartyWords()
  return (
    <Card as="section" pad="large" aria-labelledby="party">
      <CardHead id="party" title={words.title} text={text} />
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons label={words.loading}>
          <SkeletonBlock className="h-72" />
        </Skeletons>
      )}
    </Card>
  )
}

/** `isNeeded`: on the page of a contract that waits for it. */
export function CompanyPartyCard({ isNeeded = false }: { isNeeded?: boolean }) {
  const { company: words } = usePartyWords()
  const maySign = useMay('contracts.sign')
  const query = useQuery(companyPartyQuery())
  return (
    <PartyCard query={query} text={isNeeded ? words.needed : words.text}>
      {(party) => (maySign ? <CompanyPartyForm party={party} /> : <ReadOnly party={party} />)}
    </PartyCard>
  )
}

function ReadOnly({ party }: { party: CompanyParty | null }) {
  const { company: words } = usePartyWords()
  return (
    <>
      <Banner className="mb-5">{words.readOnly}</Banner>
      {party ? <CompanyFacts party={party} /> : <p className="text-ink-soft">{words.missing}</p>}
    </>
  )
}

export function TalentPartyCard({ isNeeded = false }: { isNeeded?: boolean }) {
  const { talent: words } = usePartyWords()
  const query = useQuery(talentPartyQuery())
  return (
    <PartyCard query={query} text={isNeeded ? words.needed : words.text}>
      {({ data, meta }) => <TalentPartyForm party={data} account={meta} />}
    </PartyCard>
  )
}
