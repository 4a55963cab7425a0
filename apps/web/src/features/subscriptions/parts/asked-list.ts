import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { isList, type List } from '@fareeq/domain/subscriptions/schema.ts'
import { useHere } from '../../../platform/here.tsx'

/** The list that the address names; one that does not exist is none. */
export function useAskedList(): List | undefined {
  const { subscription } = readHref(useHere()).query
  return isList(subscription) ? subscription : undefined
}
