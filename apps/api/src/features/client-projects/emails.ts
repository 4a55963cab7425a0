import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { mail } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type OwningNews, owningMail } from './emails-owning.ts'
import { reminderNews, requestIn } from './emails-reminders.ts'

/** The parts of a request as colleagues call them. */
const PARTS: Readonly<Record<string, Record<Lang, string>>> = {
  product_name: { ar: 'اسم المنتج', en: 'product name' },
  industry: { ar: 'القطاع', en: 'industry' },
  role: { ar: 'الدور', en: 'role' },
  availability: { ar: 'التفرّغ', en: 'availability' },
  duration: { ar: 'المدة', en: 'duration' },
  work_mode: { ar: 'نمط العمل', en: 'work mode' },
  primary_language: { ar: 'اللغة الأساسية', en: 'primary language' },
  secondary_language: { ar: 'اللغة الثانية', en: 'secondary language' },
  scope: { ar: 'نطاق العمل', en: 'scope' },
  services: { ar: 'الخدمات', en: 'services' },
  technologies: { ar: 'التقنيات', en: 'technologies' },
  head_count: { ar: 'العدد المطلوب', en: 'number of people' },
  seniority: { ar: 'المستوى', en: 'level' },
  starts_on: { ar: 'موعد البدء', en: 'start date' },
  budget: { ar: 'الميزانية', en: 'budget' },
  more_roles: { ar: 'الأدوار الأخرى', en: 'other roles' },
}

export const changedParts = (parts: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts.map((part) => PARTS[part]?.[lang] ?? part))

/** To the colleagues who look for talents for this request. */
export const changedRequestMail = (
  lang: Lang,
  { name, changed, ...facts }: { name: string; product: string; changed: readonly string[] },
) => {
  const product = bidiIsolate(facts.product, lang)
  return mail(lang, {
    ar: {
      subject: `تعديل طلب التوظيف «${product}»`,
      title: 'تعديل طلب توظيف',
      preheader: `تغيّر: ${changedParts(changed, lang)}.`,
      paragraphs: [
        `أهلًا ${name}،`,
        `عدّل العميل طلب التوظيف «${product}». تغيّر: ${changedParts(changed, lang)}.`,
        'راجع ما رُشّح له حتى الآن، فقد لا يناسب الطلب بعد التعديل.',
      ],
      footer: 'وصلتك هذه الرسالة لأنك من المسؤولين عن المطابقة.',
    },
    en: {
      subject: `The request “${product}” was changed`,
      title: 'A request was changed',
      preheader: `Changed: ${changedParts(changed, lang)}.`,
      paragraphs: [
        `Hello ${name},`,
        `The client changed the request “${product}”: ${changedParts(changed, lang)}.`,
        'Look again at whom it was matched with: they may no longer fit.',
      ],
      footer: 'You receive this because you take care of matching.',
    },
  })
}

const REQUESTED = {
  vacancy: { ar: 'شاغرك الجديد', en: 'your vacancy' },
  package: { ar: 'باقة الاستضافة', en: 'the hosting package' },
  consultant: { ar: 'المستشار التقني', en: 'a technical consultant' },
} as const

/** To the client who asked: that it has arrived, and by when somebody answers. */
export const requestMail = (
  lang: Lang,
  { kind, reference, due }: { kind: keyof typeof REQUESTED; reference: string; due: Date },
) => {
  const by = formatMoment(due, lang, BUSINESS_ZONE)
  const what = REQUESTED[kind][lang]
  return mail(lang, {
    ar: {
      subject: `وصلنا طلبك بشأن ${what}: ${reference}`,
      title: 'وصلنا طلبك',
      preheader: `نرد عليك قبل ${by}.`,
      paragraphs: [`وصلنا طلبك بشأن ${what}. يرد عليك فريق العمليات قبل ${by}.`, 'هذا رقم طلبك:'],
      code: reference,
      footer: 'يمكنك الرد على رسالتنا حين تصلك، أو الكتابة إلينا من صفحة التواصل.',
    },
    en: {
      subject: `We received your request about ${what}: ${reference}`,
      title: 'We received your request',
      preheader: `We will reply by ${by}.`,
      paragraphs: [
        `We received your request about ${what}. Our operations team will reply by ${by}.`,
        'Your reference:',
      ],
      code: reference,
      footer: 'Reply to our email when you get it, or use the contact page.',
    },
  })
}

const CHANGED = ['role', 'duration']

const owning = (kind: OwningNews) => (values: SampleValues) => owningMail(values.lang, kind, values)
const sampleOf =
  (kind: Parameters<typeof requestMail>[1]['kind']) =>
  ({ lang, reference, date: due }: SampleValues) =>
    requestMail(lang, { kind, reference, due })

export const clientProjectMails = mailSamples(
  'client-projects',
  {
    changed: {
      compose: ({ lang, name, request: product }) => changedRequestMail(lang, { name, product, changed: CHANGED }),
      values: ({ lang }) => ({ changes: changedParts(CHANGED, lang) }),
    },
    asked_vacancy: sampleOf('vacancy'),
    asked_package: sampleOf('package'),
    asked_consultant: sampleOf('consultant'),
    taken_over: owning('taken_over'),
    handed_over: owning('handed_over'),
    reminder: {
      compose: ({ lang, name, request: product }) => reminderNews(lang, { name, product }),
      values: ({ lang, request }) => ({ about: requestIn(lang, request) }),
    },
  },
  'reminders',
)
