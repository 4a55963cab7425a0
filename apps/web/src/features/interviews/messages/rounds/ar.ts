import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'

export const ar = {
  name: roundName.ar,
  /** «الجولة الثانية من 3 حتى الآن» */
  ofSoFar: (round: number, count: number) =>
    round < count ? `${roundName.ar(round)} من ${count} حتى الآن` : roundName.ar(round),
  over: 'اكتملت هذه الجولة، وطلبت الشركة جولة بعدها.',
  ask: {
    open: 'طلب جولة أخرى',
    title: (name: string) => `جولة أخرى مع ${name}؟`,
    text: 'تكتمل هذه الجولة ويبقى قرارك مفتوحًا. نخبر الكفاءة الآن، ثم تختار أنت موعدين.',
    who: 'من يشارك من زملائك؟',
    about: 'موضوع الجولة',
    hint: 'تقرؤه الكفاءة ومن يشارك. مثلًا: لقاء الفريق ومراجعة مشروع سابق.',
    confirm: 'طلب الجولة',
    done: 'تم طلب الجولة',
  },
  list: { title: 'جولات المقابلة', open: (round: number) => `عرض ${roundName.ar(round)}`, noTime: 'لا موعد بعد' },
}
export type RoundWords = typeof ar
