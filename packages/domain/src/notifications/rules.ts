import type { Bilingual } from '../kernel/language/locale.ts'
import { CLIENT, TALENT, type UserType } from '../kernel/permissions/user-types.ts'
import type { EntryKind, MailReason } from './schema-centre.ts'
import { CHANNELS, type Channel, NOTICE_KINDS } from './limits.ts'
import type { NoticeKind, Notices } from './schema.ts'

type KindSettings = {
  readonly to: readonly UserType[]
  readonly channels: readonly Channel[]
  /** What comes as long as the person has not chosen. */
  readonly defaultChannels: readonly Channel[]
  /** Even the default channels need marketing consent, which is given at sign-up. */
  readonly withConsent?: true
}

/** All kinds of notifications, by importance. */
const KIND_SETTINGS: Readonly<Record<NoticeKind, KindSettings>> = {
  milestones: { to: [TALENT], channels: ['email'], defaultChannels: ['email'] },
  interviews: { to: [TALENT, CLIENT], channels: CHANNELS, defaultChannels: ['email', 'sms'] },
  nominations: { to: [TALENT, CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
  requests: { to: [CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
  assessments: { to: [TALENT], channels: CHANNELS, defaultChannels: ['email'] },
  selections: { to: [TALENT], channels: CHANNELS, defaultChannels: ['email'] },
  contracts: { to: [TALENT, CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
  invoices: { to: [CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
  payouts: { to: [TALENT], channels: CHANNELS, defaultChannels: ['email'] },
  conversations: { to: [TALENT, CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
  profile_views: { to: [TALENT], channels: ['email'], defaultChannels: ['email'] },
  monthly: { to: [TALENT], channels: ['email'], defaultChannels: ['email'] },
  referrals: { to: [TALENT], channels: CHANNELS, defaultChannels: ['email'] },
  opportunities: {
    to: [TALENT],
    channels: ['email', 'whatsapp'],
    defaultChannels: ['email'],
    withConsent: true,
  },
  newsletter: {
    to: [TALENT, CLIENT],
    channels: ['email'],
    defaultChannels: ['email'],
    withConsent: true,
  },
  reminders: { to: [TALENT, CLIENT], channels: CHANNELS, defaultChannels: ['email'] },
}

/** What the kinds are called in mails, in the centre and in the settings. */
export const KIND_NAMES: Readonly<Record<EntryKind, Bilingual>> = {
  milestones: { ar: 'محطات انضمامك', en: 'Milestones' },
  interviews: { ar: 'المقابلات', en: 'Interviews' },
  nominations: { ar: 'الترشيحات', en: 'Nominations' },
  requests: { ar: 'طلبات التوظيف', en: 'Hiring requests' },
  assessments: { ar: 'التقييمات', en: 'Assessments' },
  selections: { ar: 'خطوات الاختيار', en: 'Selection' },
  contracts: { ar: 'العقود', en: 'Contracts' },
  invoices: { ar: 'الفواتير', en: 'Invoices' },
  payouts: { ar: 'المستحقات', en: 'Payouts' },
  conversations: { ar: 'المحادثات', en: 'Conversations' },
  profile_views: { ar: 'الاطلاع على ملفك', en: 'Profile views' },
  monthly: { ar: 'ملخص الشهر', en: 'Monthly summary' },
  referrals: { ar: 'دعوات الأصدقاء', en: 'Invited friends' },
  opportunities: { ar: 'فرص العمل', en: 'Opportunities' },
  newsletter: { ar: 'نشرة منصة فريق', en: 'The Fareeq newsletter' },
  reminders: { ar: 'التذكيرات', en: 'Reminders' },
  meetings: { ar: 'الاجتماعات', en: 'Meetings' },
  account: { ar: 'حسابك', en: 'Your account' },
}

export const isOffered = (kind: NoticeKind, channel: Channel, type: UserType): boolean =>
  KIND_SETTINGS[kind].to.includes(type) && KIND_SETTINGS[kind].channels.includes(channel)

/** What somebody has chosen so far, and whether they agreed to be written to. */
export type NoticePreferences = {
  readonly type: UserType
  readonly marketing: boolean
  readonly choices: readonly { kind: string; channel: string; wanted: boolean }[]
}

export function isEnabled(
  kind: NoticeKind,
  channel: Channel,
  { type, marketing, choices }: NoticePreferences,
): boolean {
  if (!isOffered(kind, channel, type)) return false
  const choice = choices.find((choice) => choice.kind === kind && choice.channel === channel)
  if (choice) return choice.wanted
  const { defaultChannels, withConsent } = KIND_SETTINGS[kind]
  return defaultChannels.includes(channel) && (!withConsent || marketing)
}

/** Why something wanted comes by this channel. */
export function reasonFor(
  kind: NoticeKind,
  channel: Channel,
  { choices }: Pick<NoticePreferences, 'choices'>,
): MailReason {
  if (choices.some((choice) => choice.kind === kind && choice.channel === channel)) return 'chosen'
  return KIND_SETTINGS[kind].withConsent ? 'consented' : 'usual'
}

/** The switches of the settings: only what is really sent. */
export const noticesFor = (preferences: NoticePreferences): Notices =>
  NOTICE_KINDS.filter((kind) => KIND_SETTINGS[kind].to.includes(preferences.type)).map((kind) => ({
    kind,
    channels: KIND_SETTINGS[kind].channels.map((channel) => ({
      channel,
      wanted: isEnabled(kind, channel, preferences),
    })),
  }))
