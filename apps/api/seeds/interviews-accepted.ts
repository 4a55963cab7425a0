import { type History, SOUQ, confirm, offer, take } from './interviews-histories.ts'

const EXHIBIT = { client: 'sarah@studio.fareeq.test', request: 'Studio Exhibit' }

/** After a yes of these days: an offer follows each (offers.ts). */
export const ACCEPTED: readonly History[] = [
  {
    ...EXHIBIT,
    talent: 'talent@demo.fareeq.test',
    nominatedHoursAgo: 230,
    startedHoursAgo: 205,
    reasons: ['Built the archive of the studio, and knows its photographs'],
    moves: [
      confirm(195),
      offer(180, -4, -3),
      take(170, -4),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 50,
        feedback: { action: 'accepted', reason: 'Twelve rooms in twelve months, and a plan for the first three.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'sami@demo.fareeq.test',
    nominatedHoursAgo: 330,
    startedHoursAgo: 310,
    reasons: ['ثلاث سنوات في واجهات المتاجر، وكل ما يكتبه بلغة TypeScript'],
    moves: [
      confirm(300),
      offer(280, -9, -8),
      take(270, -9),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 120,
        feedback: { action: 'accepted', reason: 'سأل عن لوحة الحرفيين قبل أن نصل إليها.' },
      },
    ],
  },
  {
    ...SOUQ,
    talent: 'kenza@demo.fareeq.test',
    nominatedHoursAgo: 400,
    startedHoursAgo: 380,
    reasons: ['راجعت أمان متجرين مبنيين على Node.js ويقبلان الدفع بالبطاقات'],
    moves: [
      confirm(370),
      offer(350, -13, -11),
      take(340, -13),
      {
        kind: 'give_feedback',
        by: 'client',
        hoursAgo: 190,
        feedback: { action: 'accepted', reason: 'وجدت ثغرة في صفحة الدفع أثناء المقابلة، وشرحت كيف تُغلق.' },
      },
    ],
  },
]
