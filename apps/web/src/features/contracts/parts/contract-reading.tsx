import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ContractText } from '../../contract-templates/parts/contract-text.tsx'
import { type Seat, documentQuery } from '../api.ts'
import { useContractWords } from '../messages/en.ts'

/** The text as it was signed, whenever somebody wants to read it again. */
export function ContractReading({ seat, id }: { seat: Seat; id: string }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({ ...documentQuery(seat, id), enabled: isOpen })
  return <ReadingCard isOpen={isOpen} setOpen={setOpen} query={query} />
}

type CardProps<Data> = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  text?: string
  /** Above the text, once it is there. */
  children?: (data: Data) => ReactNode
}

export function ReadingCard<Data extends { text: { ar: string; en: string } }>(props: CardProps<Data>) {
  const { signing, reading: words } = useContractWords()
  const { isOpen, setOpen, text = words.text, children } = props
  const { data, isError, isFetching, refetch } = props.query
  const toggle = (
    <Button kind="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
      {isOpen ? words.close : words.open}
    </Button>
  )
  return (
    <Card as="section" aria-labelledby="reading-title">
      <CardHead id="reading-title" title={words.title} text={text} actions={toggle} />
      {isOpen &&
        (data ? (
          <>
            {children?.(data)}
            <ContractText text={data.text} />
          </>
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
