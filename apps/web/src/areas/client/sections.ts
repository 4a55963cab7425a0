import type { WaitingSection } from '@fareeq/domain/counters/limits.ts'
import { countIn } from '@fareeq/domain/counters/rules.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  Bookmark,
  Boxes,
  Building2,
  CalendarClock,
  FilePenLine,
  FileSignature,
  Handshake,
  House,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  ReceiptText,
  RefreshCw,
  UserPlus,
  UserRoundCheck,
  UsersRound,
  Video,
} from 'lucide-react'
import type { StaticRouteId } from '../../paths.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { useMay, useMayOpen } from '../../platform/session/may.ts'
import { nominationsInfoQuery } from '../../features/nominations/api-info.ts'
import { useActiveProject } from '../../features/client-projects/api-active.ts'
import { useSession } from '../../platform/session/session.ts'
import { contractsQuery } from '../../features/contracts/api.ts'
import { clientOffersQuery } from '../../features/offers/api.ts'
import { quotesQuery } from '../../features/quotes/api.ts'
import { invoicesQuery } from '../../features/invoices/api.ts'
import { useProjects } from '../../features/client-projects/api.ts'
import { countersQuery } from '../../platform/session/counters.ts'
import type { ar } from '../../features/client-projects/messages/home/ar.ts'

type Facts = {
  step: number
  hasNominations: boolean
  hasInterviews: boolean
  hasContracts: boolean
  hasOffers: boolean
  unanswered: number
  nominations: number
  interviews: number
  hasRenewals: boolean
  renewals: number
  unsigned: number
  hasConversations: boolean
  unread: number
  hasInvoices: boolean
  unpaid: number
}
export type Section = {
  name: keyof typeof ar.nav.sections
  route: StaticRouteId
  Icon: LucideIcon
  isOpen: (facts: Facts) => boolean
  /** In the bar; the others are in the menu after it. */
  isInBar?: (facts: Facts) => boolean
  count?: (facts: Facts) => number
}

const always = () => true
const isDone = ({ step }: Facts) => step > CLIENT_STEP.BOOK_MEETING

/** Sections of a client. One without content would redirect, so it is not listed; nor is any but the wizard where it is forced. */
const SECTIONS: readonly Section[] = [
  { name: 'home', route: 'clientHome', Icon: House, isOpen: always, isInBar: always },
  { name: 'matching', route: 'matching', Icon: UsersRound, isOpen: isDone, isInBar: always },
  {
    name: 'nominations',
    route: 'nomination',
    Icon: UserRoundCheck,
    isOpen: (facts) => isDone(facts) && facts.hasNominations,
    isInBar: always,
    count: ({ nominations }) => nominations,
  },
  { name: 'saved', route: 'saved', Icon: Bookmark, isOpen: isDone, isInBar: always },
  { name: 'request', route: 'editRequest', Icon: FilePenLine, isOpen: isDone, isInBar: always },
  { name: 'request', route: 'clientWizard', Icon: FilePenLine, isOpen: (facts) => !isDone(facts), isInBar: always },
  {
    name: 'interviewRequests',
    route: 'clientInterviewRequests',
    Icon: CalendarClock,
    // The list of interviews has them, too, and says which of them wait.
    isOpen: (facts) => isDone(facts) && !facts.hasInterviews,
  },
  {
    name: 'interviews',
    route: 'interviewsList',
    Icon: Video,
    isOpen: (facts) => isDone(facts) && facts.hasInterviews,
    count: ({ interviews }) => interviews,
  },
  {
    name: 'offers',
    route: 'clientOffers',
    Icon: Handshake,
    isOpen: ({ hasOffers }) => hasOffers,
    count: ({ unanswered }) => unanswered,
  },
  {
    name: 'contracts',
    route: 'clientContracts',
    Icon: FileSignature,
    isOpen: ({ hasContracts }) => hasContracts,
    count: ({ unsigned }) => unsigned,
  },
  {
    name: 'renewals',
    route: 'clientRenewals',
    Icon: RefreshCw,
    isOpen: ({ hasRenewals }) => hasRenewals,
    count: ({ renewals }) => renewals,
  },
  {
    name: 'invoices',
    route: 'invoices',
    Icon: ReceiptText,
    isOpen: ({ hasInvoices }) => hasInvoices,
    count: ({ unpaid }) => unpaid,
  },
  {
    name: 'conversations',
    route: 'conversations',
    Icon: MessageCircle,
    isOpen: ({ hasConversations }) => hasConversations,
    count: ({ unread }) => unread,
  },
  { name: 'vacancy', route: 'submitVacancy', Icon: UserPlus, isOpen: always },
  { name: 'consultant', route: 'bookConsultant', Icon: MessagesSquare, isOpen: always },
  { name: 'packages', route: 'hostingPackages', Icon: Boxes, isOpen: always },
  { name: 'profile', route: 'clientProfile', Icon: Building2, isOpen: always },
]

export type OpenSection = Pick<Section, 'name' | 'route' | 'Icon'> & { inBar: boolean; waiting: number }

/** Visible sections with their counts. */
export function useClientSections(): OpenSection[] {
  const { step } = useSession()
  const mayOpen = useMayOpen()
  // Default project, while none is chosen.
  const { project: currentProject } = useProjects()
  const project = useActiveProject() ?? currentProject?.id ?? null
  const { data } = useQuery(countersQuery(project))
  const { data: has = 0 } = useQuery({ ...nominationsInfoQuery(project ?? ''), enabled: project !== null })
  const { data: contracts = [] } = useQuery({
    ...contractsQuery('client', useLang()),
    enabled: useMay('contracts.read'),
  })
  const { data: offers } = useQuery({ ...clientOffersQuery(useLang()), enabled: useMay('offers.read') })
  const { data: invoices } = useInfiniteQuery({ ...invoicesQuery(), enabled: useMay('invoices.view') })
  const { data: quotes } = useInfiniteQuery({ ...quotesQuery(), enabled: useMay('quotes.read') })
  const waitingIn = (section: WaitingSection) => countIn(data?.waiting.counts ?? [], section, project)
  const facts: Facts = {
    step,
    hasNominations: has > 0,
    nominations: waitingIn('nominations'),
    hasInterviews: data?.meetings.has_interviews ?? false,
    interviews: waitingIn('interviews'),
    hasRenewals: data?.renewals.has_renewals ?? false,
    renewals: waitingIn('renewals'),
    hasConversations: data?.conversations.has_conversations ?? false,
    unread: waitingIn('conversations'),
    hasOffers: (offers?.data.length ?? 0) + (offers?.meta.awaited.length ?? 0) > 0,
    unanswered: waitingIn('offers'),
    hasContracts: contracts.length > 0,
    hasInvoices: [invoices, quotes].some((list) => (list?.pages[0]?.data ?? []).length > 0),
    unpaid: waitingIn('invoices'),
    unsigned: waitingIn('contracts'),
  }
  const isForced = (route: StaticRouteId) => step === CLIENT_STEP.WIZARD_FORCED && route !== 'clientWizard'
  return SECTIONS.filter(({ isOpen, route }) => isOpen(facts) && mayOpen(route) && !isForced(route)).map(
    ({ name, route, Icon, isInBar, count }) => ({
      name,
      route,
      Icon,
      inBar: isInBar?.(facts) ?? false,
      waiting: count?.(facts) ?? 0,
    }),
  )
}
