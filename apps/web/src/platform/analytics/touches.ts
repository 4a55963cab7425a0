import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { Permission } from '@fareeq/domain/tracking/rules-consent.ts'
import { type Utm, readTouches, readUtm, sharedUtm, touch, writeTouches } from '@fareeq/domain/tracking/rules.ts'
import type { BrowserStorage } from '../session/storage.ts'

/** Stores the attribution, with consent, and returns what a page view may include. */
export function saveTouch(storage: BrowserStorage, href: string, permission: Permission, now: Date): Utm {
  const utm = readUtm(readHref(href).query)
  if (!permission.touches) return sharedUtm(utm, permission)
  const touches = touch(readTouches(storage.get('utm')), utm, now)
  if (touches) storage.set('utm', writeTouches(touches))
  else storage.remove('utm')
  return sharedUtm(touches?.last.utm ?? {}, permission)
}
