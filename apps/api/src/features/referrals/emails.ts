import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { mail } from '../../platform/messages/news.ts'
import { type ReferralStatus, VOID_REASONS, type VoidReason } from '@fareeq/domain/referrals/states.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { newsOf } from './emails-news.ts'

type Invitation = { inviter: string; friend: string; url: string; until: Date; again: boolean }

/** Both names are validated as names, so that the mail cannot carry advertising. */
export function invitationMail(lang: Lang, { url, until, again, ...names }: Invitation) {
  const [inviter, friend] = [bidiIsolate(names.inviter, lang), bidiIsolate(names.friend, lang)]
  const by = formatMoment(until, lang, BUSINESS_ZONE)
  const words = mail(lang, {
    url,
    ar: {
      subject: again ? `تذكير: دعوة إلى منصة فريق من ${inviter}` : `دعوة إلى منصة فريق من ${inviter}`,
      title: again ? 'دعوة من صديق بانتظار ردك' : 'دعوة من صديق',
      preheader: 'لا نستخدم شيئًا مما ذُكر عنك قبل موافقتك.',
      paragraphs: [
        `أهلًا ${friend}،`,
        `وصلتك هذه الدعوة من ${inviter} للانضمام إلى منصة فريق: نطابق بين كفاءات التقنية وفرص عمل عن بُعد مع شركات في المنطقة.`,
        'ذُكر لنا اسمك وبريدك ودورك وسنوات خبرتك، ومعها جوالك وصفحتك في LinkedIn إن ذُكرا. لا نستخدم شيئًا من ذلك ولا نُطلع عليه أحدًا قبل أن توافق.',
      ],
      button: 'عرض الدعوة',
      footer: `الرابط صالح حتى ${by}. إن لم ترغب، فافتح الرابط واختر «لا أرغب»، ولن نراسلك مرة أخرى.`,
    },
    en: {
      subject: again ? `Reminder: ${inviter} invited you to Fareeq` : `${inviter} invited you to Fareeq`,
      title: again ? 'An invitation is awaiting your answer' : 'An invitation from a friend',
      preheader: 'We don’t use anything we were told about you until you agree.',
      paragraphs: [
        `Hello ${friend},`,
        `${inviter} invites you to Fareeq, where technologists meet remote work with companies in the region.`,
        'We were told your name, email, role and years of experience, and your mobile number and LinkedIn page where they were given. We don’t use or share any of it until you agree.',
      ],
      button: 'View invitation',
      footer: `The link works until ${by}. If you are not interested, open the link and choose “No, thanks”. We won’t email you again.`,
    },
  })
  return { ...words, secret: true }
}

/** For a visitor who wants to invite a friend. It opens no account, and says so. */
export function visitorCodeMail(lang: Lang, code: string) {
  const words = mail(lang, {
    ar: {
      subject: `رمز التحقق من منصة فريق: ${code}`,
      title: 'رمز التحقق',
      preheader: 'صالح لمدة 10 دقائق ولمرة واحدة.',
      paragraphs: [
        'أدخل هذا الرمز في صفحة «ادعُ صديقًا» لتأكيد بريدك، ثم ادعُ صديقك. الرمز صالح لمدة 10 دقائق ولمرة واحدة.',
      ],
      code,
      footer: 'لم تطلب رمزًا؟ تجاهل هذه الرسالة، فلا تُرسل دعوة باسمك دونه.',
    },
    en: {
      subject: `Your Fareeq code to confirm your email: ${code}`,
      title: 'Confirm your email',
      preheader: 'Valid for 10 minutes, single use.',
      paragraphs: [
        'Enter this code on “Bring a buddy” to confirm your email, then invite your friend. It’s valid for 10 minutes and can be used once.',
      ],
      code,
      footer: 'Didn’t request a code? Ignore this email. Nobody can invite in your name without it.',
    },
  })
  return { ...words, secret: true }
}

const news =
  (status: ReferralStatus, void_reason: VoidReason | null = null) =>
  ({ lang, person: name, amount, date, day: bonus_due_on }: SampleValues) =>
    newsOf(lang, {
      status,
      void_reason,
      name,
      amount_usd: amount / 100,
      tests_due_at: date,
      bonus_due_on,
      pay_by: date,
    })
const invitation =
  (again: boolean) =>
  ({ lang, by: inviter, person: friend, url, date: until }: SampleValues) =>
    invitationMail(lang, { inviter, friend, url, until, again })

export const referralMails = mailSamples(
  'referrals',
  {
    invitation: invitation(false),
    invitation_again: invitation(true),
    code: ({ lang, code }) => visitorCodeMail(lang, code),
    consented: news('consented'),
    registered: news('registered'),
    testing: news('testing'),
    passed: news('passed'),
    failed: news('failed'),
    hired: news('hired'),
    bonus_due: news('bonus_due'),
    paid: news('paid'),
    declined: news('void', VOID_REASONS.decline),
    lapsed: news('void', VOID_REASONS.lapse),
    left_early: news('void', VOID_REASONS.leave),
    stopped: news('void', VOID_REASONS.cancel),
  },
  'referrals',
)
