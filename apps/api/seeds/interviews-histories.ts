import type { EndReason } from '@fareeq/domain/interviews/rules.ts'
import type { InterviewEvent } from '@fareeq/domain/interviews/states.ts'

export type InterviewHistory = {
  kind: InterviewEvent
  by: 'client' | 'talent' | 'system'
  hoursAgo: number
  /** Days from today: of the offered slots, or of the chosen one. */
  times?: readonly number[]
  reason?: string
  end?: EndReason
  feedback?: { action: 'accepted' | 'rejected'; reason: string }
}

export type History = {
  client: string
  request: string
  talent: string
  nominatedHoursAgo: number
  startedHoursAgo: number
  reasons: string[]
  note?: string
  moves: readonly InterviewHistory[]
}

export const SOUQ = { client: 'client@demo.fareeq.test', request: 'سوق الحرفيين' }
const RIHLA = { client: 'faris@rihla.fareeq.test', request: 'رحلة' }
const TOUR = { client: 'sarah@studio.fareeq.test', request: 'Studio Tour' }
export const confirm = (hoursAgo: number): InterviewHistory => ({ kind: 'confirm', by: 'talent', hoursAgo })
export const offer = (hoursAgo: number, ...times: number[]): InterviewHistory => ({
  kind: 'send_slots',
  by: 'client',
  hoursAgo,
  times,
})
export const take = (hoursAgo: number, day: number): InterviewHistory => ({
  kind: 'select',
  by: 'talent',
  hoursAgo,
  times: [day],
})

export const HISTORIES: readonly History[] = [
  {
    ...SOUQ,
    talent: 'abdulrahman@demo.fareeq.test',
    nominatedHoursAgo: 96,
    startedHoursAgo: 50,
    reasons: ['بنى خادم متجرين بالطلبات والدفع', 'يمكنه البدء فورًا'],
    note: 'نود الحديث عن تجربتك في بوابات الدفع.',
    moves: [confirm(26)],
  },
  {
    ...SOUQ,
    talent: 'salem@demo.fareeq.test',
    nominatedHoursAgo: 200,
    startedHoursAgo: 150,
    reasons: ['قاد فرقًا بنت أنظمة طلبات لملايين المستخدمين', 'يعرف PostgreSQL معرفة عميقة'],
    moves: [confirm(140), offer(100, 2, 5), take(80, 2)],
  },
  {
    ...SOUQ,
    talent: 'bilal@demo.fareeq.test',
    nominatedHoursAgo: 300,
    startedHoursAgo: 260,
    reasons: ['Designed order and payment systems for three marketplaces'],
    moves: [confirm(240), offer(200, -2, -1), take(190, -2)],
  },
  {
    ...SOUQ,
    talent: 'mehmet@demo.fareeq.test',
    nominatedHoursAgo: 150,
    startedHoursAgo: 120,
    reasons: ['Builds Node.js services and keeps busy shops running on Kubernetes'],
    moves: [confirm(110), offer(60, 3, 6), { kind: 'propose', by: 'talent', hoursAgo: 20, times: [4, 7] }],
  },
  {
    ...SOUQ,
    talent: 'dina@demo.fareeq.test',
    nominatedHoursAgo: 480,
    startedHoursAgo: 450,
    reasons: ['تبني خطوط البيانات التي تحتاج إليها التقارير اليومية'],
    moves: [
      confirm(440),
      offer(400, -12, -10),
      take(390, -12),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 200,
        feedback: { action: 'rejected', reason: 'حوار ممتع وخبرة واضحة، لكننا نحتاج الآن إلى من يكتب الخادم كل يوم.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'hanna@demo.fareeq.test',
    nominatedHoursAgo: 220,
    startedHoursAgo: 180,
    reasons: ['Azure and Terraform, nearly four years'],
    moves: [
      {
        kind: 'cancel',
        by: 'client',
        hoursAgo: 170,
        end: 'client_canceled',
        reason: 'قررنا البدء بمطور خوادم قبل مهندس سحابة.',
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 90,
    startedHoursAgo: 70,
    reasons: ['تبني واجهات المتاجر باستخدام React وTypeScript وتهتم بتجربة العربية'],
    note: 'نحب أن نسمع منك عن واجهات المتاجر العربية.',
    moves: [confirm(60), offer(10, 4, 6)],
  },
  {
    ...TOUR,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 200,
    startedHoursAgo: 160,
    reasons: ['Calm, careful interfaces in Vue', 'Works our hours'],
    moves: [confirm(150), offer(110, 3, 8), take(90, 3)],
  },
  {
    ...RIHLA,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 720,
    startedHoursAgo: 700,
    reasons: ['خبرة أكثر من 4 سنوات في Vue، وبنت تجربة حجز من قبل', 'ساعات العمل مشتركة كلها تقريبًا'],
    moves: [
      confirm(690),
      offer(650, -22, -20),
      take(640, -22),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 480,
        feedback: {
          action: 'rejected',
          reason: 'واجهات جميلة وشرح واضح. نحتاج الآن إلى من عمل على خرائط تفاعلية كبيرة.',
        },
      },
    ],
  },
  {
    ...RIHLA,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 240,
    startedHoursAgo: 220,
    reasons: ['اتسع المشروع، وأصبحت واجهات الحجز أولويته'],
    moves: [
      confirm(215),
      offer(200, -6, -5),
      take(190, -6),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 100,
        feedback: { action: 'accepted', reason: 'نبدأ بواجهات الحجز، وهي خبرتها تمامًا.' },
      },
    ],
  },
  {
    ...RIHLA,
    talent: 'ahmed@demo.fareeq.test',
    nominatedHoursAgo: 60,
    startedHoursAgo: 30,
    reasons: ['أطلق بمفرده تطبيق توصيل على متجر Google Play', 'يعرف Kotlin معرفة عميقة'],
    note: 'نود أن نرى التطبيق الذي أطلقته.',
    moves: [],
  },
]
