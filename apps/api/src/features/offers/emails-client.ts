import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type NewsOfSide, answerBy, because, SEE, termsText } from './emails-facts.ts'

/** What a company is told of an offer. */
export const CLIENT_NEWS: NewsOfSide = {
  make: {
    ar: (facts) => ({
      subject: `وصل عرضك إلى ${bidiIsolate(facts.talent, 'ar')}`,
      title: 'أُرسل العرض',
      paragraphs: [termsText('ar', facts), 'نخبرك بالرد فور وصوله.', answerBy('ar', facts)],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `Your offer to ${facts.talent} is sent`,
      title: 'The offer is sent',
      paragraphs: [termsText('en', facts), 'We’ll let you know as soon as there is an answer.', answerBy('en', facts)],
      button: SEE.en,
    }),
  },
  ask_change: {
    ar: (facts) => ({
      subject: `طلب تعديل على عرض ${bidiIsolate(facts.talent, 'ar')}`,
      title: 'طلب تعديل على عرضك',
      paragraphs: ['تجد في صفحة العرض ما طُلب تعديله وسببه. عدّل الشروط أو أبقها كما هي.', answerBy('ar', facts)],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `${facts.talent} asks for a change to your offer`,
      title: 'A change to your offer is asked for',
      paragraphs: [
        'The offer page says what should change, and why. Change the terms, or keep them.',
        answerBy('en', facts),
      ],
      button: SEE.en,
    }),
  },
  accept: {
    ar: (facts) => ({
      subject: `قُبل عرضك إلى ${bidiIsolate(facts.talent, 'ar')}`,
      title: 'قُبل عرضك',
      paragraphs: [termsText('ar', facts), 'نُعد العقد بهذه الشروط، ونرسله إلى الطرفين للتوقيع.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `${facts.talent} accepted your offer`,
      title: 'Your offer is accepted',
      paragraphs: [
        termsText('en', facts),
        'We prepare the contract on these terms, and send it to both sides to sign.',
      ],
      button: SEE.en,
    }),
  },
  decline: {
    ar: (facts) => ({
      subject: `اعتذار عن عرضك إلى ${bidiIsolate(facts.talent, 'ar')}`,
      title: 'اعتذار عن العرض',
      paragraphs: [...because('ar', facts.note), 'يمكنك تقديم عرض آخر، أو اختيار كفاءة أخرى لطلبك.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `${facts.talent} declined your offer`,
      title: 'Your offer is declined',
      paragraphs: [
        ...because('en', facts.note),
        'You can make another offer, or choose somebody else for your request.',
      ],
      button: SEE.en,
    }),
  },
  expire: {
    ar: (facts) => ({
      subject: `انتهت مهلة عرضك إلى ${bidiIsolate(facts.talent, 'ar')}`,
      title: 'انتهت مهلة العرض',
      paragraphs: ['لم يكتمل الرد على العرض في مهلته. يمكنك تقديم عرض آخر.'],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `Your offer to ${facts.talent} has expired`,
      title: 'The offer has expired',
      paragraphs: ['It was not settled in time. You can make another offer.'],
      button: SEE.en,
    }),
  },
  remind: {
    ar: (facts) => ({
      subject: `طلب التعديل من ${bidiIsolate(facts.talent, 'ar')} بانتظار ردك`,
      title: 'طلب تعديل بانتظار ردك',
      paragraphs: ['عدّل شروط العرض أو أبقها كما هي قبل انتهاء المهلة.', answerBy('ar', facts)],
      button: SEE.ar,
    }),
    en: (facts) => ({
      subject: `The change ${facts.talent} asked for is waiting for your answer`,
      title: 'A change is waiting for your answer',
      paragraphs: ['Change the terms of the offer, or keep them, before the time is over.', answerBy('en', facts)],
      button: SEE.en,
    }),
  },
}
