import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type NewsOfSide, answerBy, because, answerText, SEE, termsText } from './emails-facts.ts'

/** What a talent is told of an offer. */
export const TALENT_NEWS: NewsOfSide = {
  make: {
    ar: (facts) => ({
      subject: `عرض عمل من ${bidiIsolate(facts.company, 'ar')}`,
      title: 'لديك عرض عمل',
      paragraphs: [
        termsText('ar', facts),
        'اقرأه كاملًا، ثم اقبله، أو اطلب تعديلًا، أو اعتذر مع ذكر السبب.',
        answerBy('ar', facts),
      ],
      button: 'قراءة العرض',
    }),
    en: (facts) => ({
      subject: `A job offer from ${facts.company}`,
      title: 'You have an offer',
      paragraphs: [
        termsText('en', facts),
        'Read it in full. Then accept it, ask for a change, or decline with a reason.',
        answerBy('en', facts),
      ],
      button: 'Read offer',
    }),
  },
  revise: {
    ar: (facts) => ({
      subject: `تغيّر عرض ${bidiIsolate(facts.company, 'ar')}`,
      title: 'عرضك بشروط جديدة',
      paragraphs: [
        termsText('ar', facts),
        ...answerText('ar', facts.note),
        'قارن الشروط قبل التغيير وبعده.',
        answerBy('ar', facts),
      ],
      button: 'قراءة العرض',
    }),
    en: (facts) => ({
      subject: `The offer from ${facts.company} has changed`,
      title: 'New terms in your offer',
      paragraphs: [
        termsText('en', facts),
        ...answerText('en', facts.note),
        'Compare the terms before and after.',
        answerBy('en', facts),
      ],
      button: 'Read offer',
    }),
  },
  keep: {
    ar: (facts) => ({
      subject: `بقي عرض ${bidiIsolate(facts.company, 'ar')} بشروطه`,
      title: 'لم تتغيّر شروط العرض',
      paragraphs: [...answerText('ar', facts.note), 'العرض بانتظار ردك بشروطه كما هي.', answerBy('ar', facts)],
      button: 'قراءة العرض',
    }),
    en: (facts) => ({
      subject: `The offer from ${facts.company} stays as it is`,
      title: 'The terms stay as they are',
      paragraphs: [
        ...answerText('en', facts.note),
        'The offer is waiting for your answer on the same terms.',
        answerBy('en', facts),
      ],
      button: 'Read offer',
    }),
  },
  accept: {
    ar: (facts) => ({
      subject: `قبلت عرض ${bidiIsolate(facts.company, 'ar')}`,
      title: 'قبلت العرض',
      paragraphs: [termsText('ar', facts), 'نُعد العقد بهذه الشروط نفسها، ونراسلك عندما يكون جاهزًا للتوقيع.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `You accepted the offer from ${facts.company}`,
      title: 'You accepted the offer',
      paragraphs: [
        termsText('en', facts),
        'We prepare the contract on these very terms, and write to you when it is ready to sign.',
      ],
      button: SEE.en,
    }),
  },
  withdraw: {
    ar: (facts) => ({
      subject: `سُحب عرض ${bidiIsolate(facts.company, 'ar')}`,
      title: 'سُحب العرض',
      paragraphs: [...because('ar', facts.note), 'لم يعد هناك ما ترد عليه. نخبرك إن وصل عرض آخر.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `${facts.company} withdrew its offer`,
      title: 'The offer is withdrawn',
      paragraphs: [
        ...because('en', facts.note),
        'There is nothing to answer any more. We’ll let you know about another offer.',
      ],
      button: SEE.en,
    }),
  },
  expire: {
    ar: (facts) => ({
      subject: `انتهت مهلة عرض ${bidiIsolate(facts.company, 'ar')}`,
      title: 'انتهت مهلة العرض',
      paragraphs: ['لم يكتمل الرد على العرض في مهلته. ما زلت مهتمًا؟ راسلنا.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `The offer from ${facts.company} has expired`,
      title: 'The offer has expired',
      paragraphs: ['It was not settled in time. Still interested? Write to us.'],
      button: SEE.en,
    }),
  },
  remind: {
    ar: (facts) => ({
      subject: `عرض ${bidiIsolate(facts.company, 'ar')} بانتظار ردك`,
      title: 'عرض بانتظار ردك',
      paragraphs: [termsText('ar', facts), answerBy('ar', facts)],
      button: 'قراءة العرض',
    }),
    en: (facts) => ({
      subject: `The offer from ${facts.company} is waiting for your answer`,
      title: 'An offer is waiting for you',
      paragraphs: [termsText('en', facts), answerBy('en', facts)],
      button: 'Read offer',
    }),
  },
}
