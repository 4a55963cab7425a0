import type { Again, WorkReviewSide } from '@fareeq/domain/work-reviews/limits.ts'
import type { ReferenceState, WorkReviewState } from '@fareeq/domain/work-reviews/states.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'كيف كان العمل؟',
  private: {
    talent: 'يقرأ ردك مدير الحساب وحده، ولا تراه أي شركة.',
    client: 'التقييم لمدير الحساب وحده، والكفاءة لا تراه.',
  } satisfies Record<WorkReviewSide, string> as Record<WorkReviewSide, string>,
  until: (day: string) => `ننتظر الرد حتى ${day}.`,
  overall: { talent: 'العمل مع هذه الشركة', client: 'عمل هذه الكفاءة' } satisfies Record<
    WorkReviewSide,
    string
  > as Record<WorkReviewSide, string>,
  steps: ['سيئ', 'ضعيف', 'مقبول', 'جيد', 'ممتاز'],
  again: { talent: 'هل تعمل معها مرة أخرى؟', client: 'هل تتعاقد معها مرة أخرى؟' } satisfies Record<
    WorkReviewSide,
    string
  > as Record<WorkReviewSide, string>,
  agains: { yes: 'نعم', perhaps: 'ربما', no: 'لا' } satisfies Record<Again, string> as Record<Again, string>,
  words: 'لمدير الحساب وحده',
  feedback: 'كلمة للكفاءة',
  feedbackHint: 'تقرؤها الكفاءة وحدها.',
  reference: 'توصية',
  referenceHint: 'تقرؤها الكفاءة أولًا، وقد تعرضها على شركات أخرى. اكتب ما رأيته من عملها.',
  named: 'ذكر اسم الشركة مع التوصية',
  send: 'إرسال',
  done: 'شكرًا، وصل ردك',
  own: 'ردك',
  rating: (overall: number) => `${overall} من 5`,
  ofReference: {
    title: { talent: 'ما كتبته الشركة عنك', client: 'ما كتبته للكفاءة' } satisfies Record<
      WorkReviewSide,
      string
    > as Record<WorkReviewSide, string>,
    feedback: 'كلمة:',
    reference: 'توصية:',
    named: 'باسم الشركة',
    unnamed: 'دون اسم الشركة',
    reply: 'رد الكفاءة:',
    ownReply: 'ردك:',
    removed: 'حذفنا ما كُتب هنا. السبب:',
    states: {
      held: 'فيها وسيلة تواصل، فيقرؤها أحد الزملاء أولًا.',
      hidden: 'لا تراها شركات أخرى.',
      shown: 'تراها الشركات التي تُرشَّح لها الكفاءة.',
      removed: '',
    } satisfies Record<ReferenceState, string> as Record<ReferenceState, string>,
    show: 'اعرض التوصية في ملفي',
    showHint: 'تراها الشركات التي تُرشَّح لها. يمكنك إخفاؤها متى شئت.',
    shown: 'التوصية معروضة في ملفك',
    hidden: 'أخفينا التوصية',
    write: {
      open: 'الرد على التوصية',
      label: 'ردك',
      text: 'يظهر ردك مع التوصية أينما عُرضت.',
      send: 'حفظ الرد',
      done: 'حُفظ ردك',
    },
  },
  staff: {
    title: 'بعد انتهاء العقد',
    empty: 'لم يكتب أي من الطرفين شيئًا بعد.',
    sides: { talent: 'الكفاءة', client: 'الشركة' } satisfies Record<WorkReviewSide, string> as Record<
      WorkReviewSide,
      string
    >,
    states: { asked: 'بانتظار الرد', answered: 'وصل الرد', lapsed: 'دون رد' } satisfies Record<
      WorkReviewState,
      string
    > as Record<WorkReviewState, string>,
    again: (word: string) => `مرة أخرى: ${word}`,
    reference: 'ما كتبته الشركة للكفاءة',
    due: (day: string) => `ينتظر القراءة حتى ${day}`,
    release: { open: 'إيصالها إلى الكفاءة', done: 'وصلت إلى الكفاءة' },
    remove: {
      open: 'حذفها',
      text: 'تُحذف نهائيًا، ويقرأ الطرفان السبب.',
      label: 'السبب',
      keep: 'رجوع',
      done: 'حُذفت',
    },
  },
}
