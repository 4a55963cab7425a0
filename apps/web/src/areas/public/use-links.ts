import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo, type RouteId, type StaticRouteId } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useWords } from '../../platform/i18n/i18n.ts'
import { ownHome } from '../../platform/navigation/own-home.ts'
import { useSession } from '../../platform/session/session.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

/** The pages of the menu and what they are called, in the order of the specification. */
const PAGES = [
  ['why', 'why'],
  ['homeClient', 'forCompanies'],
  ['homeTalent', 'forTalents'],
  ['knowledgeCenter', 'knowledgeCenter'],
  ['about', 'about'],
  ['aiRecruiter', 'aiRecruiter'],
] as const satisfies readonly [RouteId, string][]

/** Pages for talents, where the button of the bar is theirs. */
const FOR_TALENTS: readonly StaticRouteId[] = ['homeTalent', 'bringBuddy', 'referralInvitation']

export type MenuLink = { href: string; label: string; current: 'page' | 'true' | undefined }

/** Links of the menu for this person. */
export function useLinks() {
  const words = useWords({ ar, en })
  const here = readHref(useHref()).pathname
  const { user } = useSession()
  // An article counts as a descendant of the knowledge center.
  const currentOf = (href: string) => (href === here ? 'page' : here.startsWith(`${href}/`) ? 'true' : undefined)
  const pages = PAGES.map(([id, word]): MenuLink => {
    const href = pathTo(id)
    return { href, label: words[word], current: currentOf(href) }
  })
  const start = user
    ? { href: ownHome(user), label: words.account }
    : FOR_TALENTS.some((id) => here === pathTo(id))
      ? { href: pathTo('talentSignup'), label: words.join, short: words.joinShort }
      : { href: pathTo('clientSignup'), label: words.hire }
  return { words, pages, start, login: user ? null : { href: pathTo('login'), label: words.login } }
}
