import type { DeclineReason } from '@fareeq/domain/buyouts/limits.ts'
import type { BuyoutState } from '@fareeq/domain/buyouts/states.ts'

const REASONS: Record<DeclineReason, string> = {
  stay: 'أفضّل أن أكمل عبر منصة فريق',
  terms: 'ما تعرضه الشركة لا يناسبني',
  leaving: 'لا أنوي البقاء مع الشركة بعد العقد',
  other: 'سبب آخر',
}

/** Taking over a contract. The Arabic file defines the type. */
export const ar = {
  title: 'نقل التعاقد إلى شركتك',
  text: 'أكمل مع الكفاءة نفسها بعقد من شركتك. القرار للكفاءة أولًا، ثم يراجع فريق العمليات الطلب.',
  base: (gross: string, months: string, percent: string) => `${percent} من ${gross} شهريًا عن ${months}`,
  fee: 'رسوم نقل التعاقد',
  vat: 'ضريبة القيمة المضافة',
  total: 'المجموع',
  open: 'طلب نقل التعاقد',
  formText: 'نسأل الكفاءة أولًا. ولا تُصدر فاتورة قبل موافقتها وموافقة فريق العمليات.',
  last: 'آخر يوم في هذا العقد',
  lastHint: (from: string, to: string) => `من ${from} إلى ${to}`,
  message: 'ما تعرضه شركتك',
  messageHint: 'الراتب ونوع العقد وتاريخ البدء وما سيتغيّر. تقرؤه الكفاءة قبل أن ترد.',
  send: (total: string) => `طلب نقل التعاقد مقابل ${total}`,
  done: 'وصل طلبك إلى الكفاءة',
  /** To the company, by how far it is. */
  asked: (day: string, until: string) => `طُلب نقل التعاقد، وآخر يوم ${day}. مهلة رد الكفاءة: ${until}.`,
  consented: (day: string, due: string) =>
    `وافقت الكفاءة على نقل التعاقد، وآخر يوم ${day}. يرد فريق العمليات قبل ${due}.`,
  message_of_company: 'ما كتبته الشركة',
  /** How the last one ended, to the company. */
  ended: {
    declined: (day: string) => `اعتذرت الكفاءة عن نقل التعاقد في ${day}، ويستمر العقد كما هو.`,
    expired: (day: string) => `انتهت مهلة طلب نقل التعاقد في ${day} دون رد، ويستمر العقد كما هو.`,
    refused: (day: string) => `لم يعتمد فريق العمليات نقل التعاقد في ${day}، ويستمر العقد كما هو.`,
    withdrawn: (day: string) => `سُحب طلب نقل التعاقد في ${day}.`,
  } satisfies Partial<Record<BuyoutState, (day: string) => string>>,
  paused: (day: string) => `يمكنك الطلب مرة أخرى من ${day}.`,
  withdraw: {
    open: 'سحب الطلب',
    text: 'يستمر العقد كما هو، ونخبر الكفاءة.',
    keep: 'إبقاء الطلب',
    done: 'سُحب الطلب والعقد مستمر',
  },
  reasons: REASONS,
  talent: {
    title: (company: string) => `طلب من ${company} لنقل تعاقدك`,
    text: (day: string) =>
      `تريد الشركة أن تكمل معك بعقد منها مباشرة. آخر يوم في عقدك عبر منصة فريق ${day}، وبعده تتفقان بينكما على الأجر والإجازات ولا تصلك مستحقات عبرنا.`,
    yours: 'القرار لك وحدك، ولا رسوم عليك. إن اعتذرت استمر عقدك كما هو، ولا تعرف الشركة السبب.',
    until: (moment: string) => `مهلة الرد: ${moment}. إن لم يصل رد سقط الطلب.`,
    noMessage: 'لم تكتب الشركة ما تعرضه. اسألها في محادثة العقد قبل أن ترد.',
    consent: {
      open: 'الموافقة',
      title: 'الموافقة على نقل التعاقد؟',
      text: (day: string) => `ينتهي عقدك عبر منصة فريق في ${day} إن اعتمد فريق العمليات ذلك. يمكنك التراجع حتى يعتمده.`,
      keep: 'رجوع',
      done: 'وصلت موافقتك',
    },
    decline: {
      open: 'الاعتذار',
      back: 'التراجع عن الموافقة',
      title: 'الاعتذار عن نقل التعاقد',
      text: 'يستمر عقدك كما هو. تعرف الشركة أنك اعتذرت، ولا تعرف السبب.',
      reason: 'السبب',
      reasonHint: 'يقرؤه فريقنا وحده.',
      send: 'إرسال الاعتذار',
      done: 'وصل اعتذارك، وعقدك مستمر',
    },
    states: {
      consented: (day: string) => `وافقت على نقل التعاقد، وآخر يوم ${day}. الطلب الآن لدى فريق العمليات.`,
      approved: (day: string) => `اعتُمد نقل تعاقدك، وآخر يوم ${day}.`,
      refused: () => 'لم يعتمد فريق العمليات نقل التعاقد، ويستمر عقدك كما هو.',
      declined: () => 'اعتذرت عن نقل التعاقد، ويستمر عقدك كما هو.',
      withdrawn: () => 'سحبت الشركة طلبها، ويستمر عقدك كما هو.',
      expired: () => 'انتهت مهلة الرد، ويستمر عقدك كما هو.',
    } satisfies Partial<Record<BuyoutState, (day: string) => string>>,
  },
  staff: {
    title: 'نقل التعاقد',
    asked: (day: string, until: string) => `تطلب الشركة نقل التعاقد، وآخر يوم ${day}. ننتظر رد الكفاءة حتى ${until}.`,
    declined: (reason: string) => `السبب الذي لا تقرؤه الشركة: ${reason}`,
  },
  approve: {
    title: 'نقل التعاقد: وافقت الكفاءة',
    open: 'اعتماد نقل التعاقد',
    text: (day: string) => `ينتهي العقد في ${day}، ويصل الطرفين الخبر، وتُعد مسودة الفاتورة لفريق المالية.`,
    keep: 'رجوع',
    done: 'اعتُمد نقل التعاقد، ومسودة الفاتورة لدى فريق المالية',
  },
  refuse: {
    open: 'رفض الطلب',
    title: 'رفض نقل التعاقد',
    text: 'يستمر العقد كما هو، ونخبر الطرفين.',
    reason: 'السبب',
    reasonHint: 'تقرؤه الشركة.',
    done: 'رُفض نقل التعاقد، ووصل الطرفين الخبر',
  },
}
