import { type ContractState, factsOf } from '@fareeq/domain/contracts/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { partyAskedNews, partyStatedNews } from './emails-parties.ts'
import { type News, mail } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

type Side = 'talent' | 'client'
type Facts = { number: string; talent: string; company: string; reason: string | null; from: ContractState }

const because = (lang: Lang, reason: string | null): string[] =>
  reason ? [lang === 'ar' ? `السبب: ${bidiIsolate(reason, 'ar')}` : `Reason: ${reason}`] : []

type NewsBySide = Partial<Record<Side, (lang: Lang, facts: Facts) => News>>

const SENT: NewsBySide = {
  talent: (lang, { company }) =>
    lang === 'ar'
      ? {
          subject: `عقدك مع ${bidiIsolate(company, 'ar')} جاهز للتوقيع`,
          title: 'عقدك جاهز للتوقيع',
          paragraphs: ['اقرأ العقد باللغتين، ثم وقّعه باسمك ورمز يصلك بالبريد.'],
          button: 'قراءة العقد',
        }
      : {
          subject: `Your contract with ${company} is ready to sign`,
          title: 'Your contract is ready to sign',
          paragraphs: ['Read it in both languages, then sign with your name and a code we email you.'],
          button: 'Read contract',
        },
}
const SIGNED: NewsBySide = {
  client: (lang, { talent }) =>
    lang === 'ar'
      ? {
          subject: `عقد ${bidiIsolate(talent, 'ar')} بانتظار توقيعك`,
          title: 'عقد بانتظار توقيعك',
          paragraphs: [`وقّعت الكفاءة ${bidiIsolate(talent, 'ar')} العقد. بتوقيعك يبدأ سريانه.`],
          button: 'قراءة العقد',
        }
      : {
          subject: `${talent}’s contract is awaiting your signature`,
          title: 'A contract is awaiting your signature',
          paragraphs: [`${talent} has signed. The contract starts to apply once you sign it.`],
          button: 'Read contract',
        },
}
const startMail = (lang: Lang, { number }: Facts): News =>
  lang === 'ar'
    ? {
        subject: `العقد ${bidiIsolate(number, 'ar')} سارٍ`,
        title: 'اكتملت التوقيعات',
        paragraphs: ['وقّع الطرفان العقد، ويمكنك تنزيل نسخة منه في أي وقت.'],
        button: 'عرض العقد',
      }
    : {
        subject: `Contract ${number} is active`,
        title: 'Both sides have signed',
        paragraphs: ['Both sides have signed the contract. You can download a copy at any time.'],
        button: 'View contract',
      }
const ended = (lang: Lang, { number, reason }: Facts): News =>
  lang === 'ar'
    ? {
        subject: `انتهى العقد ${bidiIsolate(number, 'ar')}`,
        title: 'انتهى العقد',
        paragraphs: ['ما استُحق من الراتب حتى آخر يوم يُدفع كاملًا.', ...because(lang, reason)],
        button: 'عرض العقد',
      }
    : {
        subject: `Contract ${number} has ended`,
        title: 'The contract has ended',
        paragraphs: ['Everything earned up to the last day is paid in full.', ...because(lang, reason)],
        button: 'View contract',
      }

const givenUp = (lang: Lang, { number, reason }: Facts): News =>
  lang === 'ar'
    ? {
        subject: `أُلغي العقد ${bidiIsolate(number, 'ar')} قبل توقيعه`,
        title: 'أُلغي العقد قبل توقيعه',
        paragraphs: ['لم يكتمل توقيع هذا العقد، فلا أثر نظاميًا له.', ...because(lang, reason)],
        button: 'عرض العقد',
      }
    : {
        subject: `Contract ${number} was canceled before signing`,
        title: 'The contract was canceled',
        paragraphs: ['It wasn’t signed by both sides, so it has no legal effect.', ...because(lang, reason)],
        button: 'View contract',
      }
const terminated = (lang: Lang, facts: Facts): News => (factsOf(facts.from).is_running ? ended : givenUp)(lang, facts)

const TELLINGS: Partial<Record<ContractState, NewsBySide>> = {
  sent: SENT,
  signed_by_talent: SIGNED,
  active: { talent: startMail, client: startMail },
  ended: { talent: ended, client: ended },
  terminated: { talent: terminated, client: terminated },
}

/** The mail to one side when a contract enters a state; null where it does not concern them. */
export function contractNews(to: ContractState, side: Side, facts: Facts): ((lang: Lang) => News) | null {
  const words = TELLINGS[to]?.[side]
  return words ? (lang) => words(lang, facts) : null
}

export const signatureCodeMail = (lang: Lang, code: string, number: string) =>
  mail(lang, {
    ar: {
      subject: `رمز توقيع العقد من منصة فريق: ${code}`,
      title: 'رمز التوقيع',
      paragraphs: [`أدخل هذا الرمز لتوقيع العقد ${bidiIsolate(number, 'ar')}. صالح لمدة 10 دقائق ولمرة واحدة.`],
      code,
      footer: 'لم تطلب توقيع عقد؟ تجاهل هذه الرسالة، فلا يُوقَّع شيء دون الرمز.',
    },
    en: {
      subject: `Your Fareeq code to sign a contract: ${code}`,
      title: 'Your signing code',
      paragraphs: [`Enter this code to sign contract ${number}. It’s valid for 10 minutes and can be used once.`],
      code,
      footer: 'Didn’t ask to sign anything? Ignore this email: nothing is signed without the code.',
    },
  })

const news =
  (to: ContractState, side: 'talent' | 'client', from: ContractState = 'active') =>
  ({ lang, number, talent, company, reason }: SampleValues): News => {
    const words = contractNews(to, side, { number, talent, company, reason, from })
    if (!words) throw new Error(`nobody is told of a contract that is ${to}`)
    return words(lang)
  }

export const contractMails = mailSamples(
  'contracts',
  {
    sent: news('sent', 'talent'),
    signed: news('signed_by_talent', 'client'),
    active: news('active', 'talent'),
    ended: news('ended', 'talent'),
    given_up: news('terminated', 'talent', 'sent'),
    party_asked: ({ lang, talent }) => partyAskedNews({ talent })(lang),
    party_stated: ({ lang, company }) => partyStatedNews({ company })(lang),
    code: ({ lang, code, number }) => signatureCodeMail(lang, code, number),
  },
  'contracts',
)
