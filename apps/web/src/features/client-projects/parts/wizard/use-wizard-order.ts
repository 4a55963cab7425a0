import { isServicesFirst } from '@fareeq/domain/kernel/steps.ts'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { publicPoliciesQuery } from '../../../../platform/policies.ts'
import { storage } from '../../../../platform/session/storage.ts'

/** Gives a browser its order of the wizard by the share of the policy; nothing is stored while there is only one order. */
export function drawOrder(percent: number, draw: number): void {
  if (percent > 0) storage.set('croFlag', isServicesFirst(percent, draw))
}

/** A/B test: the order is drawn once, before the first page of a first request. False until that is done. */
export function useWizardOrder(isStarting: boolean): boolean {
  const { data, isPending } = useQuery(publicPoliciesQuery())
  const [isKnown, setKnown] = useState(() => storage.get('croFlag') !== undefined)
  useLayoutEffect(() => {
    if (isPending || isKnown || !isStarting) return
    drawOrder(data?.wizard_services_first_percent ?? 0, Math.random())
    setKnown(true)
  }, [isPending, isKnown, isStarting, data])
  return isKnown || !isStarting
}
