import { type Action, staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import {
  Banknote,
  BookOpenText,
  Building2,
  CalendarCheck,
  CalendarCheck2,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardCheck,
  CreditCard,
  FileChartColumn,
  FileDown,
  FileLock,
  FilePenLine,
  FileSignature,
  FolderOpen,
  Landmark,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MailQuestionMark,
  MailWarning,
  MessagesSquare,
  Newspaper,
  NotebookPen,
  Percent,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  SquareKanban,
  Stamp,
  UserCog,
  Users,
  Video,
} from 'lucide-react'

/** Groups of the side bar, in their order. */
export const SECTION_GROUPS = ['hiring', 'companies', 'money', 'books', 'platform'] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

type Section = { opens: Action; group: SectionGroup; icon: LucideIcon }

/** The sections of staff in the order of their group: the permission that opens each, and its icon. */
const SECTIONS = {
  calendar: { opens: 'staff.own', group: 'hiring', icon: CalendarCheck },
  requests: { opens: 'requests.read', group: 'hiring', icon: FolderOpen },
  pipeline: { opens: 'selections.read', group: 'hiring', icon: SquareKanban },
  talents: { opens: 'talents.find', group: 'hiring', icon: Users },
  bans: { opens: 'talents.ban', group: 'hiring', icon: ShieldAlert },
  assessments: { opens: 'assessments.review', group: 'hiring', icon: ClipboardCheck },
  interviews: { opens: 'interviews.read', group: 'hiring', icon: Video },
  companies: { opens: 'companies.read', group: 'companies', icon: Building2 },
  meetings: { opens: 'meetings.read', group: 'companies', icon: CalendarDays },
  tickets: { opens: 'tickets.answer', group: 'companies', icon: LifeBuoy },
  conversations: { opens: 'conversations.use', group: 'companies', icon: MessagesSquare },
  contracts: { opens: 'contracts.read', group: 'money', icon: FileSignature },
  'contract-templates': { opens: 'contract_templates.read', group: 'money', icon: FilePenLine },
  invoices: { opens: 'invoices.view', group: 'money', icon: ReceiptText },
  payments: { opens: 'invoices.view', group: 'money', icon: CreditCard },
  'bank-statements': { opens: 'invoices.view', group: 'money', icon: FileDown },
  payouts: { opens: 'payouts.read', group: 'money', icon: Banknote },
  approvals: { opens: 'approvals.release', group: 'money', icon: Stamp },
  sellers: { opens: 'sellers.manage', group: 'money', icon: Landmark },
  'accounting-periods': { opens: 'ledger.read', group: 'books', icon: CalendarCheck2 },
  reconciliations: { opens: 'ledger.read', group: 'books', icon: Scale },
  ledger: { opens: 'ledger.read', group: 'books', icon: BookOpenText },
  'manual-entries': { opens: 'ledger.read', group: 'books', icon: NotebookPen },
  'financial-reports': { opens: 'ledger.read', group: 'books', icon: FileChartColumn },
  'tax-reports': { opens: 'ledger.read', group: 'books', icon: Percent },
  figures: { opens: 'figures.read', group: 'platform', icon: ChartNoAxesColumn },
  content: { opens: 'content.edit', group: 'platform', icon: Newspaper },
  messages: { opens: 'messages.read', group: 'platform', icon: MailWarning },
  'held-mails': { opens: 'messages.read', group: 'platform', icon: MailQuestionMark },
  colleagues: { opens: 'staff.manage', group: 'platform', icon: UserCog },
  policies: { opens: 'policies.read', group: 'platform', icon: SlidersHorizontal },
  privacy: { opens: 'data.own', group: 'platform', icon: FileLock },
  audit: { opens: 'audit.read', group: 'platform', icon: ScrollText },
  'setup-checks': { opens: 'staff.manage', group: 'platform', icon: ListChecks },
} as const satisfies Record<string, Section>
export type StaffSection = keyof typeof SECTIONS
export const STAFF_SECTIONS = Object.keys(SECTIONS) as StaffSection[]

/** What each role needs first; the bottom bar of a phone shows it. */
const FIRST: Readonly<Record<StaffRole, readonly StaffSection[]>> = {
  recruiter: ['pipeline', 'talents', 'calendar'],
  matcher: ['requests', 'talents', 'interviews'],
  account_manager: ['requests', 'meetings', 'tickets'],
  operations: ['tickets', 'contracts', 'requests'],
  finance: ['invoices', 'payments', 'payouts'],
  content: ['content', 'figures', 'contract-templates'],
  admin: ['colleagues', 'audit', 'requests'],
}

export const sectionOf = (section: StaffSection): Section => SECTIONS[section]

export const sectionsFor = (roles: readonly string[]): StaffSection[] =>
  STAFF_SECTIONS.filter((section) => staffMay(roles, SECTIONS[section].opens))

/** Limit of sections: those that the roles need first, then the others in their order. */
export function firstSections(roles: readonly StaffRole[], count: number): StaffSection[] {
  const permitted = sectionsFor(roles)
  const preferred = roles.flatMap((role) => FIRST[role]).filter((section) => permitted.includes(section))
  return [...new Set([...preferred, ...permitted])].slice(0, count)
}
