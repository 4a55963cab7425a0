import type { ArrivalToast } from '@fareeq/domain/navigation/decision.ts'
import { type Bilingual, DEFAULT_LANG } from '@fareeq/domain/kernel/locale.ts'
import { storage } from './storage.ts'
import { showToast } from './toasts.tsx'

/** Said on arrival, so that nobody wonders why they are elsewhere. */
export const arrivalTexts: Record<ArrivalToast, Bilingual> = {
  noContractRenewals: { ar: 'لا تجديدات عقود', en: 'No contract renewals available' },
  noInterviews: { ar: 'لا مقابلات', en: 'No Interviews available' },
}

export const tell = (toast: ArrivalToast): Promise<void> =>
  showToast({ key: toast, title: arrivalTexts[toast][storage.get('lang') ?? DEFAULT_LANG] })
