import { useQuery } from '@tanstack/react-query'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type Seat, documentQuery, sendSigningCode, signContract } from '../api.ts'
import { SigningForm } from './signing-form.tsx'
import { useContractWords } from '../messages/en.ts'

/** The text in both languages, then the signature. */
export function ContractSigning({ seat, id }: { seat: Seat; id: string }) {
  const { signing: words } = useContractWords()
  const { data, isError, isFetching, refetch } = useQuery(documentQuery(seat, id))
  return (
    <Card as="section" aria-labelledby="signing-title" pad="large">
      <CardHead id="signing-title" title={words.title} />
      {data ? (
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
