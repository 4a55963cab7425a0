import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type Seat, documentQuery, sendSigningCode, signContract } from '../api.ts'
import { CompanyPartyCard, TalentPartyCard } from '../../parties/parts/party-settings.tsx'
import { ContractText } from '../../contract-templates/parts/contract-text.tsx'
import { SigningForm } from './signing-form.tsx'
import { useContractWords } from '../messages/en.ts'

/** What is missing of one's own details, then the text in both languages and the signature. */
export function ContractSigning({ seat, id }: { seat: Seat; id: string }) {
  const { signing: words } = useContractWords()
  const { data, isError, isFetching, refetch } = useQuery(documentQuery(seat, id))
  if (data?.missing.includes('talent')) return <TalentPartyCard isNeeded />
  return (
    <Card as="section" aria-labelledby="signing-title" pad="large">
      <CardHead id="signing-title" title={words.title} />
      {data && data.missing.length > 0 ? (
        <>
          <Banner className="mb-5">{words.waitsForCompany}</Banner>
          <ContractText text={data.text} />
        </>
      ) : data ? (
        <SigningForm
          document={data}
          sendCode={() => sendSigningCode(seat, id)}
          sign={(proof) => signContract(seat, id, proof)}
          done={words.done}
        />
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

/** Before its turn a company is asked who it is, where it has not said so: the talent signs a text that names it. */
export function CompanyDetails({ id }: { id: string }) {
  const { data } = useQuery(documentQuery('client', id))
  return data?.missing.includes('company') ? <CompanyPartyCard isNeeded /> : null
}
