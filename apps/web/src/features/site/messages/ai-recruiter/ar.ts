import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The brief box of the AI recruiter. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'يسمع ويقترح ويعرض الدليل',
  draft: {
    title: 'الطلب كما قرأناه',
    emptyTitle: 'هنا يظهر طلبكم',
    emptyText: 'يتكوّن وأنتم تكتبون، وبجانب كل حقل الكلمات التي قُرئ منها.',
    sentence: 'كلماتكم، والمظلَّل منها ما قُرئ',
    found: (n: number, total: number) => `قُرئ ${n} من ${total}`,
    nothing: 'لم نتعرّف إلى شيء بعد. اذكروا الدور أو المهارات أو المدة.',
    unread: 'لم نفهم هذا، ويبقى في نص طلبكم كما كتبتموه:',
    notSaid: 'لم يُذكر',
    from: 'من قولكم',
    fields: {
      role: 'الدور',
      count: 'العدد',
      more: 'أدوار أخرى',
      skills: 'المهارات',
      seniority: 'مستوى الخبرة',
      duration: 'المدة',
      availability: 'التفرّغ',
      languages: 'اللغات',
      start: 'موعد البدء',
    },
    people: countedAr({
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{n} أشخاص',
      many: '{n} شخصًا',
      other: '{n} شخص',
    }),
    months: countedAr({
      zero: 'أقل من شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{n} أشهر',
      many: '{n} شهرًا',
      other: '{n} شهر',
    }),
    weeks: countedAr({
      zero: 'هذا الأسبوع',
      one: 'خلال أسبوع',
      two: 'خلال أسبوعين',
      few: 'خلال {n} أسابيع',
      many: 'خلال {n} أسبوعًا',
      other: 'خلال {n} أسبوع',
    }),
    immediately: 'فورًا',
    seniority: { junior: 'مبتدئ', mid: 'متوسط', senior: 'خبير' },
    availability: { full_time: 'دوام كامل', part_time: 'دوام جزئي' },
    next: 'المتابعة بهذا الطلب',
    nextText:
      'يصبح نصكم كاملًا نطاق العمل في الطلب. العدد والخبرة والميزانية وموعد البدء والأدوار الأخرى ليس لها حقول في الطلب، فنقرؤها من النص.',
  },
  honest: {
    title: 'ما يفعله، وما لا يفعله',
    text: 'يقرأ ويرتّب بقواعد مكتوبة يمكن شرحها. الجملة نفسها تعطي الطلب نفسه كل مرة.',
    doesTitle: 'يفعل',
    does: [
      'يقرأ العربية والإنجليزية، ولو اجتمعتا في جملة واحدة.',
      'يجد من يناسب الطلب ويعرض سبب كل واحد وما ينقصه.',
      'يكوّن حتى ثلاثة فرق: الأقوى والأقل تكلفة والأسرع بدءًا.',
      'يترك فارغًا ما لم يُقل، ويذكر ما لم يفهمه.',
    ],
    doesNotTitle: 'لا يفعل',
  },
  carried: { title: 'قرأنا من وصفكم', text: 'ينتقل مع طلبكم، ويمكن تعديله في خطوات الطلب.' },
  last: {
    title: 'تفضّل الحديث معنا مباشرة؟',
    text: 'اكتب لنا عما تبنيه، ويرد عليك أحد أعضاء فريق المطابقة.',
    action: 'تواصل معنا',
  },
}

export type BriefWords = typeof ar
