import { DEFAULT_LANG } from '@fareeq/domain/kernel/language/locale.ts'
import type { ArrivalToast } from '@fareeq/domain/navigation/decision.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { storage } from '../session/storage.ts'
import { showToast } from './toasts.ts'

/** Toast after a redirect, to explain it. */
export const showArrivalToast = (toast: ArrivalToast): Promise<void> =>
  showToast({ key: toast, title: { ar, en }[storage.get('lang') ?? DEFAULT_LANG][toast] })
