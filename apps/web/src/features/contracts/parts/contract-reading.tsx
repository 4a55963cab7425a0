import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type Seat, documentQuery } from '../api.ts'
import { useContractWords } from '../messages/en.ts'
import { ContractText } from './contract-text.tsx'

/** The text as it was signed, whenever somebody wants to read it again. */
export function ContractReading({ seat, id }: { seat: Seat; id: string }) {
  const { signing, reading: words } = useContractWords()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({ ...documentQuery(seat, id), enabled: isOpen })
  const toggle = (
    <Button kind="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
      {isOpen ? words.close : words.open}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby="reading-title">
      <CardHead id="reading-title" title={words.title} text={words.text} actions={toggle} />
      {isOpen &&
        (data ? (
          <ContractText text={data.text} />
        ) : isError ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons label={signing.loading}>
            <SkeletonBlock className="h-72" />
          </Skeletons>
        ))}
    </Card>
  )
}
