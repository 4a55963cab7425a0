import type { WaitingSection } from '@fareeq/domain/counters/limits.ts'
import { countIn } from '@fareeq/domain/counters/rules.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import {
  ClipboardCheck,
  FileSignature,
  Handshake,
  House,
  type LucideIcon,
  MessageCircle,
  RefreshCw,
  SlidersHorizontal,
  UserRound,
  Video,
  Wallet,
} from 'lucide-react'
import { contractsQuery } from '../../features/contracts/api.ts'
import { talentOffersQuery } from '../../features/offers/api.ts'
import { useHomeWords } from '../../features/talents/messages/home/en.ts'
import { matchPath, type RouteId, type StaticRouteId } from '../../paths.ts'
import { useLang, useWords } from '../../platform/i18n/i18n.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { indicatorsQuery } from '../../platform/session/counters.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

export type TalentSection = {
  readonly route: StaticRouteId
  readonly label: string
  /** Where there is little room. */
  readonly short: string
  readonly Icon: LucideIcon
  readonly waiting: number
  /** The page itself, and a page below it. */
  readonly isOpen: boolean
  readonly isNear: boolean
}

type Row = readonly [route: StaticRouteId, Icon: LucideIcon, waiting: WaitingSection | null, ...parts: RouteId[]]
const ROWS = {
  home: ['talentHome', House, null],
  profile: ['talentProfile', UserRound, 'profile', 'editProfile'],
  assessments: ['talentAssessments', ClipboardCheck, null, 'talentReport'],
  terms: ['updateAvailability', SlidersHorizontal, null],
  interviews: ['talentInterviewRequests', Video, 'interviews', 'chooseInterviewSlot'],
  offers: ['talentOffers', Handshake, 'offers', 'talentOffer'],
  contracts: ['talentContracts', FileSignature, 'contracts', 'talentContract'],
  payouts: ['talentPayouts', Wallet, null],
  renewals: ['talentRenewals', RefreshCw, 'renewals'],
  conversations: ['conversations', MessageCircle, 'conversations', 'conversation'],
} as const satisfies Readonly<Record<string, Row>>
type Name = keyof typeof ROWS
const NAMES = Object.keys(ROWS) as Name[]
/** The first of them are in the bar of a phone. */
export const PHONE_ORDER: readonly StaticRouteId[] = (
  ['home', 'profile', 'interviews', 'contracts', 'assessments', 'terms'] satisfies Name[]
).map((name) => ROWS[name][0])

/** The pages of a talent; interviews, offers, contracts, payouts, renewals and conversations once there are any. */
export function useTalentSections(): TalentSection[] {
  const { pages } = useWords({ ar, en })
  const { nav } = useHomeWords()
  const { data: contracts = [] } = useQuery(contractsQuery('talent', useLang()))
  const { data: offers = [] } = useQuery(talentOffersQuery(useLang()))
  const { data } = useQuery(indicatorsQuery())
  const here = matchPath(readHref(useHref()).pathname)?.id
  const isThere: Partial<Record<Name, boolean | undefined>> = {
    interviews: data?.has_interviews,
    offers: offers.length > 0,
    contracts: contracts.length > 0,
    payouts: contracts.length > 0,
    renewals: data?.has_renewals,
    conversations: data?.conversations.has_conversations,
  }
  const labels: Record<Name, string> = { ...nav, ...pages }
  const shorts: Partial<Record<Name, string>> = { terms: nav.termsShort, profile: nav.profileShort }
  return NAMES.filter((name) => !(name in isThere) || isThere[name]).map((name) => {
    const [route, Icon, section, ...parts]: Row = ROWS[name]
    return {
      route,
      label: labels[name],
      short: shorts[name] ?? labels[name],
      Icon,
      waiting: section ? countIn(data?.waiting.counts ?? [], section) : 0,
      isOpen: here === route,
      isNear: here === route || (here !== undefined && parts.includes(here)),
    }
  })
}
