import { type History, SOUQ, confirm, offer, take } from './interviews-histories.ts'

const ARCHIVE = { client: 'sarah@studio.fareeq.test', request: 'Studio Archive' }

/** After a yes: a contract follows each (contracts.ts). */
export const HIRED: readonly History[] = [
  {
    ...SOUQ,
    talent: 'elias@demo.fareeq.test',
    nominatedHoursAgo: 8_520,
    startedHoursAgo: 8_500,
    reasons: ['بنى تطبيقات متاجر كبيرة على iOS، ويعمل في توقيتنا'],
    moves: [
      confirm(8_490),
      offer(8_460, -350, -348),
      take(8_450, -350),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 8_360,
        feedback: { action: 'accepted', reason: 'حل واضح وهدوء في النقاش.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'hassan@demo.fareeq.test',
    nominatedHoursAgo: 8_430,
    startedHoursAgo: 8_410,
    reasons: ['يختبر بـ Playwright ما يُكتب بلغة TypeScript، ويتابع العطل حتى يُغلق'],
    moves: [
      confirm(8_400),
      offer(8_370, -346, -345),
      take(8_360, -346),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 8_250,
        feedback: { action: 'accepted', reason: 'وجد في عرضنا ثلاثة أعطال قبل أن تبدأ المقابلة.' },
      },
    ],
  },
  {
    ...ARCHIVE,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 5_900,
    startedHoursAgo: 5_880,
    reasons: ['Four years of Vue, and galleries of thousands of pictures'],
    moves: [
      confirm(5_870),
      offer(5_850, -242, -240),
      take(5_840, -242),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 5_760,
        feedback: { action: 'accepted', reason: 'She asked about the photographs before the framework.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'rana@demo.fareeq.test',
    nominatedHoursAgo: 5_300,
    startedHoursAgo: 5_280,
    reasons: ['بنت واجهات متجرين باستخدام React، وتختبر كل ما تكتب'],
    moves: [
      confirm(5_270),
      offer(5_250, -216, -215),
      take(5_240, -216),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 5_100,
        feedback: { action: 'accepted', reason: 'كتبت الحل ثم اختباره دون أن نطلب.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'selin@demo.fareeq.test',
    nominatedHoursAgo: 4_100,
    startedHoursAgo: 4_080,
    reasons: ['One code base for two stores, and a release every two weeks'],
    moves: [
      confirm(4_070),
      offer(4_050, -166, -165),
      take(4_040, -166),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 3_900,
        feedback: { action: 'accepted', reason: 'تعرف متاجر الجوال، وتكتب بوضوح.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'amina@demo.fareeq.test',
    nominatedHoursAgo: 3_960,
    startedHoursAgo: 3_940,
    reasons: ['صممت رحلة تسجيل كاملة من مقابلات المستخدمين', 'تعمل مع المطورين بلغة React نفسها'],
    moves: [
      confirm(3_930),
      offer(3_910, -160, -159),
      take(3_900, -160),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 3_740,
        feedback: { action: 'accepted', reason: 'سألت عن الحرفيين قبل أن تسأل عن الشاشات.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'zaid@demo.fareeq.test',
    nominatedHoursAgo: 2_760,
    startedHoursAgo: 2_740,
    reasons: ['أربع سنوات في واجهات المتاجر بلغة TypeScript، ويختبر كل ما يكتب'],
    moves: [
      confirm(2_730),
      offer(2_710, -110, -109),
      take(2_700, -110),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 2_590,
        feedback: { action: 'accepted', reason: 'رسم صفحة الحرفي على الورق قبل أن يفتح المحرر.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'ghada@demo.fareeq.test',
    nominatedHoursAgo: 690,
    startedHoursAgo: 670,
    reasons: ['نقلت خدمة طلبات إلى PostgreSQL، وهو ما يحتاجه سوق الحرفيين الآن'],
    moves: [
      confirm(660),
      offer(640, -24, -23),
      take(630, -24),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 520,
        feedback: { action: 'accepted', reason: 'سألت عن عدد الطلبات في الدقيقة قبل أن تقترح حلًا.' },
      },
    ],
  },
]
