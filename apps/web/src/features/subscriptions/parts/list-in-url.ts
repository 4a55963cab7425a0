import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { LISTS } from '@fareeq/domain/notifications/limits.ts'
import type { List } from '@fareeq/domain/notifications/limits.ts'
import { useHref } from '../../../platform/navigation/location.tsx'

export const listNamed = (name: string | undefined): List | undefined => LISTS.find((list) => list === name)

/** The list in the URL; an unknown one is ignored. */
export function useListInUrl(): List | undefined {
  const { subscription } = readHref(useHref()).query
  return listNamed(subscription)
}
