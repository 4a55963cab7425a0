import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { Permission } from '@fareeq/domain/tracking/rules-consent.ts'
import { type Utm, readTouches, readUtm, sharedUtm, touch, writeTouches } from '@fareeq/domain/tracking/rules.ts'
import type { BrowserStorage } from '../session/storage.ts'

/** Stores the attribution, with consent, and returns what a page view may include. */
export function keepTouch(storage: BrowserStorage, href: string, permission: Permission, now: Date): Utm {
  const found = readUtm(readHref(href).query)
  if (!permission.touches) return sharedUtm(found, permission)
  const known = touch(readTouches(storage.get('utm')), found, now)
  if (known) storage.set('utm', writeTouches(known))
  else storage.remove('utm')
  return sharedUtm(known?.last.utm ?? {}, permission)
}
