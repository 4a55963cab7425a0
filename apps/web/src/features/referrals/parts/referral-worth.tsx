import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { quoteQuery } from '../api.ts'
import { WorthPanel } from './worth-panel.tsx'

type Props = { role: string; years: number | undefined }

/** Asked of the server while one types. */
export function ReferralWorth({ role, years }: Props) {
  const isComplete = role !== '' && years !== undefined
  const { data, isError } = useQuery({ ...quoteQuery(role, years), placeholderData: keepPreviousData })
  return <WorthPanel quote={(isComplete && data) || null} failed={isComplete && isError} />
}
