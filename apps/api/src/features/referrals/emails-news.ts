import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { News } from '../../platform/messages/news.ts'
import type { NewsRow } from './rows.ts'

export type ReferralNews = Omit<NewsRow, 'referrer_id' | 'referrer_email' | 'lang'> & { status: ReferralStatus }

type Sentences = { title: string; text: string }
/** Mails to the referrer by outcome; a void referral by its reason. */
type Moment = Exclude<ReferralStatus, 'void' | 'invited'> | NonNullable<NewsRow['void_reason']>
type Facts = { name: string; amount: string; tests: string; due: string; paid: string }

const SENTENCES: Record<Lang, Record<Moment, (facts: Facts) => Sentences>> = {
  ar: {
    consented: ({ name }) => ({
      title: `وصلت موافقة ${name} على دعوتك`,
      text: 'ننتظر الآن إنشاء الحساب، ثم نرسل الدعوة إلى التقييم.',
    }),
    registered: ({ name, tests }) => ({
      title: `حساب جديد في منصة فريق: ${name}`,
      text: `نرسل الدعوة إلى التقييم قبل نهاية ${tests}.`,
    }),
    testing: ({ name }) => ({ title: `أُرسلت الدعوة إلى التقييم: ${name}`, text: 'نخبرك بالنتيجة فور صدورها.' }),
    passed: ({ name, amount }) => ({
      title: `تم اجتياز التقييم: ${name}`,
      text: `ننتظر أول عقد. إن تم التوظيف، فمكافأتك ${amount}.`,
    }),
    failed: ({ name }) => ({
      title: `لم يُجتز التقييم هذه المرة: ${name}`,
      text: 'يمكن إعادة التقييم بعد مدة الانتظار، وتبقى دعوتك قائمة.',
    }),
    hired: ({ name, amount, due }) => ({
      title: `تم توظيف ${name}`,
      text: `مكافأتك ${amount}، وتُستحق في ${due} إن استمر العمل حتى ذلك اليوم.`,
    }),
    bonus_due: ({ name, amount, paid }) => ({
      title: `استُحقت مكافأتك: ${amount}`,
      text: `هي مكافأة دعوتك ${name}، وتصلك قبل نهاية ${paid}.`,
    }),
    paid: ({ name, amount }) => ({
      title: `دُفعت مكافأتك: ${amount}`,
      text: `هي مكافأة دعوتك ${name}. شكرًا لك.`,
    }),
    declined: ({ name }) => ({ title: `وصل اعتذار ${name} عن دعوتك`, text: 'انتهت هذه الدعوة، ولن نرسل أخرى.' }),
    lapsed: ({ name }) => ({
      title: `انتهت دعوة ${name}`,
      text: 'انتهت المدة قبل إنشاء الحساب، فحذفنا البيانات. يمكنك إرسال دعوة جديدة.',
    }),
    left_early: ({ name }) => ({
      title: `انتهت دعوة ${name} دون مكافأة`,
      text: 'السبب: انتهى العمل قبل يوم استحقاق المكافأة.',
    }),
    cancelled: ({ name }) => ({
      title: `أُوقفت دعوة ${name}`,
      text: 'أوقفها فريق العمليات. راسلنا لمعرفة التفاصيل.',
    }),
  },
  en: {
    consented: ({ name }) => ({
      title: `${name} has agreed to your invitation`,
      text: 'Waiting for them to sign up. Then we’ll invite them to the assessment.',
    }),
    registered: ({ name, tests }) => ({
      title: `${name} has signed up with Fareeq`,
      text: `We’ll invite them to the assessment by the end of ${tests}.`,
    }),
    testing: ({ name }) => ({
      title: `${name} has been invited to the assessment`,
      text: 'We’ll let you know the result as soon as it’s out.',
    }),
    passed: ({ name, amount }) => ({
      title: `${name} has passed the assessment`,
      text: `Waiting for their first contract. If they’re hired, your bonus is ${amount}.`,
    }),
    failed: ({ name }) => ({
      title: `${name} didn’t pass the assessment this time`,
      text: 'They can try again later, and your invitation still counts.',
    }),
    hired: ({ name, amount, due }) => ({
      title: `${name} has been hired`,
      text: `Your bonus is ${amount}. You’ll earn it on ${due} if they are still on contract.`,
    }),
    bonus_due: ({ name, amount, paid }) => ({
      title: `You’ve earned your bonus: ${amount}`,
      text: `It’s for inviting ${name}. We’ll pay it by the end of ${paid}.`,
    }),
    paid: ({ name, amount }) => ({
      title: `Your bonus has been paid: ${amount}`,
      text: `It’s for inviting ${name}. Thank you for introducing us.`,
    }),
    declined: ({ name }) => ({
      title: `${name} declined your invitation`,
      text: 'This invitation has ended, and we won’t email them again.',
    }),
    lapsed: ({ name }) => ({
      title: `Your invitation to ${name} has ended`,
      text: 'Time ran out before they joined. We deleted their details, and you can invite them again.',
    }),
    left_early: ({ name }) => ({
      title: `Your invitation to ${name} has ended without a bonus`,
      text: 'Their contract ended before the bonus was earned.',
    }),
    cancelled: ({ name }) => ({
      title: `Your invitation to ${name} was stopped`,
      text: 'Our operations team stopped it. Contact us to learn more.',
    }),
  },
}

/** Promises are made in the time of Riyadh. */
const dayOf = (at: Date | null, lang: Lang): string =>
  at ? new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE }).format(at) : ''

function sentencesOf(lang: Lang, referral: ReferralNews): Sentences {
  const { status, void_reason, name, amount_usd, tests_due_at, bonus_due_on, pay_by } = referral
  const moment = void_reason ?? status
  if (moment === 'void' || moment === 'invited') throw new Error(`nobody is told of a referral that is ${moment}`)
  return SENTENCES[lang][moment]({
    name: bidiIsolate(name, lang),
    amount: formatUsd(usd(amount_usd), lang),
    tests: dayOf(tests_due_at, lang),
    due: dayOf(bonus_due_on === null ? null : riyadhNoon(bonus_due_on), lang),
    paid: dayOf(pay_by, lang),
  })
}

const FOLLOW: Record<Lang, string> = { ar: 'متابعة دعواتك', en: 'Follow your invitations' }

export function newsOf(lang: Lang, referral: ReferralNews): News {
  const { title, text } = sentencesOf(lang, referral)
  return { subject: title, title, paragraphs: [text], button: FOLLOW[lang], phone: `${title}. ${text}` }
}
