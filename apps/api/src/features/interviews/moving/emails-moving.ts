import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import type { EmailFacts } from '../emails/emails-facts.ts'

export type MoveNews = 'move_asked' | 'moved' | 'move_kept' | 'move_dropped' | 'move_lapsed'

/** Sentences about another time, for both sides. */
export const MOVE_NEWS: Record<Lang, Record<MoveNews, (facts: EmailFacts) => News>> = {
  ar: {
    move_asked: ({ other, when, times, due, reason }) => ({
      subject: `طلب موعد آخر للمقابلة مع ${other}`,
      title: 'طلب موعد آخر',
      paragraphs: [
        `وصلك من ${other} طلب بتغيير موعد المقابلة (${when}) إلى:`,
        times,
        ...(reason ? [`السبب: ${reason}`] : []),
        `أرسل ردك قبل ${due}. يبقى الموعد المتفق عليه قائمًا حتى تختار غيره.`,
      ],
      button: 'الرد على الطلب',
    }),
    moved: ({ other, when, clocks }) => ({
      subject: `موعد جديد للمقابلة مع ${other}: ${when}`,
      title: 'تغيّر موعد المقابلة',
      paragraphs: [clocks, `هذا موعد مقابلتك الجديد مع ${other}. الدعوة المرفقة تغيّر الموعد في تقويمك.`],
      button: 'تفاصيل المقابلة',
    }),
    move_kept: ({ other, clocks, reason }) => ({
      subject: `لم يتغيّر موعد المقابلة مع ${other}`,
      title: 'الموعد كما هو',
      paragraphs: [
        `لم يناسب ${other} أي من المواعيد البديلة. موعد المقابلة كما اتفقتما:`,
        clocks,
        ...(reason ? [`السبب: ${reason}`] : []),
      ],
      button: 'تفاصيل المقابلة',
    }),
    move_dropped: ({ other, clocks }) => ({
      subject: `سُحب طلب تغيير موعد المقابلة مع ${other}`,
      title: 'الموعد كما هو',
      paragraphs: [`سُحب طلب ${other} بتغيير الموعد، ولا يلزم ردك. موعد المقابلة كما اتفقتما:`, clocks],
      button: 'تفاصيل المقابلة',
    }),
    move_lapsed: ({ other, clocks }) => ({
      subject: `انتهت مهلة تغيير موعد المقابلة مع ${other}`,
      title: 'انتهت مهلة تغيير الموعد',
      paragraphs: ['انتهت مهلة الرد على طلب تغيير الموعد. موعد المقابلة كما اتفقتما:', clocks],
      button: 'تفاصيل المقابلة',
    }),
  },
  en: {
    move_asked: ({ other, when, times, due, reason }) => ({
      subject: `${other} asks for another interview time`,
      title: 'Another time is asked for',
      paragraphs: [
        `${other} asks to move the interview on ${when} to:`,
        times,
        ...(reason ? [`Reason: ${reason}`] : []),
        `Respond by ${due}. The agreed time stands until you choose another one.`,
      ],
      button: 'Respond',
    }),
    moved: ({ other, when, clocks }) => ({
      subject: `New time for your interview with ${other}: ${when}`,
      title: 'The interview has moved',
      paragraphs: [
        clocks,
        `This is the new time of your interview with ${other}. The attached invitation moves it in your calendar.`,
      ],
      button: 'Interview details',
    }),
    move_kept: ({ other, clocks, reason }) => ({
      subject: `Your interview with ${other} stays as agreed`,
      title: 'The time stays',
      paragraphs: [
        `None of the other times suited ${other}. The interview stays as agreed:`,
        clocks,
        ...(reason ? [`Reason: ${reason}`] : []),
      ],
      button: 'Interview details',
    }),
    move_dropped: ({ other, clocks }) => ({
      subject: `${other} no longer asks for another time`,
      title: 'The time stays',
      paragraphs: [`${other} withdrew the request, so you need not respond. The interview stays as agreed:`, clocks],
      button: 'Interview details',
    }),
    move_lapsed: ({ other, clocks }) => ({
      subject: `No answer in time: your interview with ${other} keeps its time`,
      title: 'The time to move it has passed',
      paragraphs: ['Nobody responded to the request for another time in time. The interview stays as agreed:', clocks],
      button: 'Interview details',
    }),
  },
}
